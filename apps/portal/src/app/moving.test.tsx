import '@qianwei/ui/theme/themes.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageDeclaration } from '../routes/declare-page.ts';
import { pageFor, pages } from '../routes/pages.ts';
import { heading, leavePortal, openPortal, userInfoFixture } from './story-portal.tsx';

const bar = () => document.querySelectorAll('[data-active][aria-hidden="true"]').length;
const { version, password, noticeList, grades } = pages;

/** Lets the code of a page come from elsewhere. */
function override(key: string, code: PageDeclaration['code']): void {
  pages[key] = { ...pageFor(key, ''), code };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.assign(pages, { version, password, noticeList, grades });
  leavePortal();
});

it('ROUTE-13 a thin bar runs while the code of the next page loads, and the current page stays', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  override('version', async () => {
    await arrival;
    return { default: () => <h1>版本信息</h1> };
  });
  await openPortal('/course/list', [userInfoFixture]);
  await expect.element(heading('课程学习')).toBeVisible();
  expect(bar()).toBe(0);
  history.pushState(null, '', '/version');
  await expect.poll(bar).toBe(1);
  await expect.element(heading('课程学习')).toBeVisible();
  arrive();
  await expect.element(heading('版本信息')).toBeVisible();
  expect(bar()).toBe(0);
});

it('ROUTE-10 a kept page is not rendered again when the student comes back', async () => {
  const shown = vi.fn(() => <h1>通知</h1>);
  override('noticeList', async () => ({ default: shown }));
  await openPortal('/notice', [userInfoFixture]);
  await expect.element(heading('通知')).toBeVisible();
  const { length: rendered } = shown.mock.calls;
  await page.getByRole('link', { name: '课程学习' }).click();
  await expect.element(heading('课程学习')).toBeVisible();
  await page.getByRole('link', { name: '通知', exact: true }).click();
  await expect.element(heading('通知')).toBeVisible();
  expect(shown).toHaveBeenCalledTimes(rendered);
});

it('ROUTE-10 the menu leads back to the filters of a kept page, pressed again it leads to the whole page', async () => {
  override('grades', async () => ({ default: () => <h1>成绩查询</h1> }));
  await openPortal('/academic/gradeSearch?passed=1', [userInfoFixture]);
  await expect.element(heading('成绩查询')).toBeVisible();
  await page.getByRole('link', { name: '课程学习' }).click();
  await expect.element(heading('课程学习')).toBeVisible();
  const entry = page.getByRole('link', { name: '成绩查询' });
  await entry.click();
  await expect.element(heading('成绩查询')).toBeVisible();
  expect(location.search).toBe('?passed=1');
  await entry.click();
  await expect.poll(() => location.search).toBe('');
});

it('a page whose code does not come says so in the frame, and comes when it is opened again', async () => {
  let isDown = true;
  override('password', async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module: /assets/PasswordPage.js');
    return { default: () => <h1>修改密码</h1> };
  });
  await openPortal('/course/list', [userInfoFixture]);
  await expect.element(heading('课程学习')).toBeVisible();
  history.pushState(null, '', '/password');
  await expect.element(heading('这个页面没有取到')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await page.getByRole('link', { name: '课程学习' }).click();
  await expect.element(heading('课程学习')).toBeVisible();
  isDown = false;
  history.pushState(null, '', '/password');
  await expect.element(heading('修改密码')).toBeVisible();
});

it('a page that was opened without a network says so, and comes by itself when there is one again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  override('password', async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return { default: () => <h1>修改密码</h1> };
  });
  await openPortal('/course/list', [userInfoFixture]);
  await expect.element(heading('课程学习')).toBeVisible();
  history.pushState(null, '', '/password');
  await expect.element(heading('网络中断')).toBeVisible();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(heading('修改密码')).toBeVisible();
});
