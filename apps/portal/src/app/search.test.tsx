import '@qianwei/ui/theme/themes.css';
import { getNoticeListNLog, type NoticeItem } from '@qianwei/api/contract/notice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, offline } from '../shared/client/story-client.tsx';
import { address, heading, leavePortal, openPortal, userInfoFixture } from './story-portal.tsx';

const notice: NoticeItem = {
  id: 'n7',
  title: '2027年1月考期报考须知',
  category: 'EXAM',
  publisher: '江澜大学自考办',
  publishTime: '2026-11-18 09:00:00',
  top: false,
  hasFile: false,
  deadline: null,
  occasion: 'DEADLINE',
  actionPath: null,
  read: true,
};
const field = page.getByRole('searchbox', { name: '公告标题或功能名称' });
const palette = page.getByRole('dialog', { name: '搜索' });

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

const open = async (...fixtures: Parameters<typeof openPortal>[1]) => {
  await openPortal('/course/list', [userInfoFixture, ...fixtures]);
  await expect.element(heading('课程学习')).toBeVisible();
};

it('a student finds a function by its name and goes there without a reload', async () => {
  await open();
  await page.getByRole('button', { name: /^搜索/ }).first().click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('报考记录');
  await expect.element(page.getByRole('option', { name: /报考记录/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /考试计划/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('报考记录')).toBeVisible();
  await address().toBe('/academic/apply/info');
  await expect.element(palette).not.toBeInTheDocument();
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'opens with %s, and Escape closes it',
  async (keys) => {
    await open();
    await userEvent.keyboard(keys);
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  },
);

it('finds notices by their title, and says so when there is none', async () => {
  const asked: unknown[] = [];
  await open(
    answers(getNoticeListNLog, (payload) => {
      asked.push(payload.keyword);
      const list = payload.keyword === '须知' ? [notice] : [];
      return {
        list,
        total: list.length,
        pageNo: 1,
        pageSize: 8,
        unread: 0,
        fresh: 0,
        serverTime: '2026-11-21 20:14:00',
      };
    }),
  );
  await userEvent.keyboard('/');
  await userEvent.keyboard('须知');
  await expect
    .element(page.getByRole('option', { name: /报考须知/ }))
    .toHaveAttribute('href', '/home/notice/detail/n7');
  await field.fill('量子');
  await expect.element(page.getByText('没有找到相关公告，换个关键词试试。')).toBeVisible();
  expect(asked).toContain('量子');
});

it('functions can still be found when the notices do not load', async () => {
  await open(offline(getNoticeListNLog));
  await userEvent.keyboard('/');
  await userEvent.keyboard('报考');
  await expect.element(page.getByText(/公告搜索失败/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /报考记录/ })).toBeVisible();
});
