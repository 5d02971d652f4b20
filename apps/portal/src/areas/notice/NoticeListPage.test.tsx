import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, storyStudent } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import NoticeListPage from './NoticeListPage.tsx';
import { applyNotice } from './notice.fixtures.ts';

type ListPayload = {
  category?: string;
  keyword?: string;
  unread?: boolean;
  concerns?: boolean;
  pageNo: number;
  pageSize: number;
};

const show = (
  fixtures: Fixture[],
  { path = '/notice', student = storyStudent as typeof storyStudent | null } = {},
) =>
  render(
    <StoryPage fixtures={fixtures} path={path} student={student}>
      <NoticeListPage />
    </StoryPage>,
  );

/** A list that records the payloads of its calls. */
function recorded(page = noticePage()) {
  const payloads: ListPayload[] = [];
  const fixture: Fixture = {
    path: getNoticeListNLog.path,
    reply: (payload) => {
      payloads.push(payload as ListPayload);
      return answers(getNoticeListNLog, page).reply(payload);
    },
  };
  return { payloads, fixture };
}

describe('the list of notices', () => {
  it('puts pinned notices first, once, with the days left and 新', async () => {
    const screen = await show([recorded().fixture]);
    const pinned = screen.getByRole('region', { name: '置顶公告' }).getByRole('link');
    await expect.element(pinned).toHaveTextContent('未读关于做好2027年1月考期课程报考工作的通知置顶新考务');
    await expect.element(pinned).toHaveTextContent('离截止还有 5 天');
    await expect.element(pinned).toHaveAttribute('href', '/home/notice/detail/apply');
    await expect.element(screen.getByRole('link', { name: /12月直播课表/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /课程报考工作的通知/ }).elements()).toHaveLength(1);
    await expect.element(screen.getByRole('link', { name: /学位英语考试/ })).toHaveTextContent('已截止');
  });

  it('reads its filter from the address, and writes it there', async () => {
    const { payloads, fixture } = recorded();
    const screen = await show([fixture], { path: '/notice?category=THESIS&keyword=开题&page=2' });
    await expect
      .poll(() => payloads)
      .toContainEqual(expect.objectContaining({ category: 'THESIS', keyword: '开题', pageNo: 2 }));
    await expect.element(screen.getByRole('tab', { name: '论文' })).toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('tab', { name: '学位' }).click();
    await expect
      .poll(() => payloads.at(-1))
      .toMatchObject({ category: 'DEGREE', keyword: '开题', pageNo: 1 });
  });

  it('searches titles on Enter, and clears the search', async () => {
    const { payloads, fixture } = recorded(noticePage({ list: [], total: 0 }));
    const screen = await show([fixture]);
    await screen.getByRole('searchbox').fill('补考');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('没有找到相关公告，换个关键词试试')).toBeVisible();
    await expect.poll(() => payloads).toContainEqual(expect.objectContaining({ keyword: '补考' }));
    await screen.getByRole('button', { name: '清除搜索' }).first().click();
    await expect.element(screen.getByText('没有与你有关的公告')).toBeVisible();
  });

  it('asks for what concerns the student, and for all on request and in a search', async () => {
    const { payloads, fixture } = recorded();
    const screen = await show([fixture]);
    await expect.poll(() => payloads.at(-1)?.concerns).toBe(true);
    await screen.getByText('只看与我有关').click();
    await expect.poll(() => payloads.at(-1)?.concerns).toBeUndefined();
    await screen.getByText('只看与我有关').click();
    await screen.getByRole('searchbox').fill('学位');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => payloads.at(-1)?.keyword).toBe('学位');
    expect(payloads.at(-1)?.concerns).toBeUndefined();
  });

  it('marks all read', async () => {
    const read = vi.fn(() => ({ unread: 0, fresh: 0 }));
    const screen = await show([recorded().fixture, answers(readNotice, read)]);
    await screen.getByRole('button', { name: '全部标为已读（2）' }).click();
    await expect.poll(() => read).toHaveBeenCalled();
    expect(read.mock.calls.at(0)?.at(0)).toMatchObject({ all: true });
  });

  it('asks once when nothing can be fetched, and again on request', async () => {
    const failing = offline(getNoticeListNLog);
    const asked = vi.fn(failing.reply);
    const screen = await show([{ path: failing.path, reply: asked }]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('公告加载失败');
    const before = asked.mock.calls.length;
    await screen.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => asked.mock.calls.length).toBe(before + 1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('公告加载失败');
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it('keeps the pinned notices when the list fails', async () => {
    const list = answers(getNoticeListNLog, noticePage());
    const fixture: Fixture = {
      path: getNoticeListNLog.path,
      reply: (payload) =>
        (payload as ListPayload).pageSize === 3
          ? list.reply(payload)
          : offline(getNoticeListNLog).reply(payload),
    };
    const screen = await show([fixture]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('公告加载失败');
    await expect.element(screen.getByRole('link', { name: /课程报考工作的通知/ })).toBeVisible();
  });

  it('opens a notice in a drawer for a visitor, with its id in the address', async () => {
    const visitor = noticePage({
      list: noticePage().list.map((item) => ({ ...item, read: null })),
      unread: 0,
      fresh: 0,
    });
    const screen = await show([recorded(visitor).fixture, answers(getNoticeDetailNLog, applyNotice)], {
      student: null,
    });
    const entry = screen.getByRole('link', { name: /课程报考工作的通知/ });
    await expect.element(entry).toHaveAttribute('href', '/notice?id=apply');
    await expect.element(entry).not.toHaveTextContent('未读');
    await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  });

  it('shows the notice of a shared link in the drawer, and closes it', async () => {
    const screen = await show([recorded().fixture, answers(getNoticeDetailNLog, applyNotice)], {
      path: '/notice?id=apply',
      student: null,
    });
    await expect
      .element(screen.getByRole('dialog').getByRole('heading', { name: applyNotice.title }))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
