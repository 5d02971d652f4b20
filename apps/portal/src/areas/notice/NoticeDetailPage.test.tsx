import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { heading, leavePortal, openPortal, userInfoFixture } from '../../app/story-portal.tsx';
import { answers, type Fixture, offline, refuses } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import NoticeDetailPage from './NoticeDetailPage.tsx';
import { applyNotice, pastNotice } from './notice.fixtures.ts';

const show = (fixtures: Fixture[]) =>
  render(
    <StoryPage fixtures={fixtures} path="/home/notice/detail/apply" route="/home/notice/detail/:id">
      <NoticeDetailPage />
    </StoryPage>,
  );
const detail = answers(getNoticeDetailNLog, applyNotice);
const back = () => page.getByRole('link', { name: '返回公告列表' });

describe('a notice', () => {
  it('is shown in full with office, number, text and signature', async () => {
    const screen = await show([detail]);
    const article = screen.getByRole('article');
    await expect.element(article.getByRole('heading', { level: 1 })).toHaveTextContent(applyNotice.title);
    await expect.element(article).toHaveTextContent('云考办〔2026〕41号');
    await expect.element(article).toHaveTextContent('2026年11月16日（周一）09:00');
    await expect.element(article.getByText('请考生核对准考证号与考点后再提交。')).toBeVisible();
    await expect.element(article.getByRole('heading', { level: 2, name: '一、报考时间' })).toBeVisible();
  });

  it('drops the scripts and event attributes of its text', async () => {
    const screen = await show([detail]);
    const text = screen.getByText('请考生核对准考证号与考点后再提交。');
    await expect.element(text).not.toHaveAttribute('onclick');
    expect(screen.container.querySelector('script')).toBeNull();
    expect('stolen' in window).toBe(false);
  });

  it('says until when to act, and links to the action', async () => {
    const screen = await show([detail]);
    await expect
      .element(screen.getByText('2026年11月27日（周五）17:00 截止，还有 5 天 20 小时'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '去报考' }))
      .toHaveAttribute('href', '/academic/exam/plan');
  });

  it('says 已截止 instead of the link when the deadline is over', async () => {
    const screen = await show([answers(getNoticeDetailNLog, pastNotice)]);
    await expect.element(screen.getByText(/（.{2}）17:00 已截止$/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '去报考' })).not.toBeInTheDocument();
  });

  it('offers a file with its size, and says so when one is gone', async () => {
    const screen = await show([detail]);
    const file = screen.getByRole('link', { name: /开考课程表/ });
    await expect.element(file).toHaveTextContent('286 KB');
    await expect.element(screen.getByText('附件已失效，请联系发布单位')).toBeVisible();
  });

  it('is marked read when it is opened', async () => {
    const read = vi.fn(() => ({ unread: 0, fresh: 0 }));
    await show([detail, answers(readNotice, read)]);
    await expect.poll(() => read).toHaveBeenCalled();
    expect(read.mock.calls.at(0)?.at(0)).toMatchObject({ ids: ['apply'] });
  });

  it('grows and shrinks its text', async () => {
    const screen = await show([detail]);
    const text = screen.getByText('各助学单位、各位考生：');
    await expect.element(text).toBeVisible();
    const size = () => Number.parseFloat(getComputedStyle(text.element()).fontSize);
    const before = size();
    await screen.getByRole('button', { name: 'A+ 放大字号' }).click();
    await expect.poll(() => size()).toBeGreaterThan(before);
    await screen.getByRole('button', { name: 'A- 缩小字号' }).click();
    await expect.poll(() => size()).toBe(before);
  });

  it('says that it was withdrawn, with a link to all notices', async () => {
    const screen = await show([refuses(getNoticeDetailNLog, errorCode.notFound, '公告不存在或已撤回')]);
    await expect.element(screen.getByText('公告不存在或已撤回')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '查看全部公告' }))
      .toHaveAttribute('href', '/notice');
  });

  it('can be loaded again after a failure', async () => {
    const screen = await show([offline(getNoticeDetailNLog)]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('公告加载失败');
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  });
});

describe('the way back from a notice', () => {
  afterEach(leavePortal);

  it('leads to the list as it was left, also from the notice after it', async () => {
    const notices = answers(getNoticeListNLog, noticePage());
    const details = answers(getNoticeDetailNLog, ({ id }) => ({ ...applyNotice, id, title: `公告 ${id}` }));
    await openPortal('/notice?category=EXAM&keyword=考', [userInfoFixture, notices, details]);
    await page.getByRole('link', { name: /成绩公布及复核/ }).click();
    await expect.element(heading('公告 scores')).toBeVisible();
    await expect.element(back()).toHaveAttribute('href', '/notice?category=EXAM&keyword=考');
    await page.getByRole('navigation', { name: '相邻公告' }).getByRole('link').first().click();
    await expect.element(back()).toHaveAttribute('href', '/notice?category=EXAM&keyword=考');
  });

  it('leads to all notices when the notice was opened by its address', async () => {
    await show([detail]);
    await expect.element(back()).toHaveAttribute('href', '/notice');
  });
});
