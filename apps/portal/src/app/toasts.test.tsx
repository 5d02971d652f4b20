import '@qianwei/ui/theme/themes.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryFetch, storyStudent } from '../shared/client/story-client.tsx';
import { Root } from './Root.tsx';
import { createServices } from './services.ts';
import { heading, leavePortal, quiet, userInfoFixture } from './story-portal.tsx';

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

const toasts = () => [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);

async function open() {
  localStorage.setItem('qianwei_student', JSON.stringify(storyStudent));
  history.pushState(null, '', '/course/list');
  const services = createServices(memoryFetch([userInfoFixture, ...quiet]));
  await services.resume();
  return { services, show: () => render(<Root services={services} />) };
}

it('TOAST-3 a toast survives the change of the route', async () => {
  const { services, show } = await open();
  await show();
  await expect.element(heading('课程学习')).toBeVisible();
  services.toasts.notify({ type: 'warning', text: '请先修改密码', duration: 0 });
  await expect.element(page.getByText('请先修改密码')).toBeVisible();
  const before = document.querySelector('[data-toast]');
  await page.getByRole('link', { name: '报考记录' }).click();
  await expect.element(heading('报考记录')).toBeVisible();
  expect(document.querySelector('[data-toast]')).toBe(before);
  await page.getByRole('button', { name: '关闭' }).click();
  expect(toasts()).toEqual([]);
});

it('TOAST-3 a toast that was raised before the portal was shown is still seen', async () => {
  const { services, show } = await open();
  services.toasts.notify({ type: 'warning', text: '登录已失效，请重新登录' });
  await show();
  await expect.element(page.getByText('登录已失效，请重新登录')).toBeVisible();
});

it('TOAST-4 a thousand at once are one with 99+, or two with a queue that closes at once', async () => {
  const { services, show } = await open();
  await show();
  for (let n = 0; n < 1000; n += 1) services.toasts.notify({ type: 'error', text: '网络连接异常' });
  await expect.element(page.getByText('99+')).toBeVisible();
  expect(toasts()).toHaveLength(1);
  for (let n = 0; n < 1000; n += 1) services.toasts.notify({ type: 'info', text: `第 ${n} 条` });
  await expect.element(page.getByText('还有 999 条')).toBeVisible();
  expect(toasts()).toHaveLength(2);
  await page.getByRole('button', { name: '全部关闭' }).click();
  expect(toasts()).toEqual([]);
});

it('TOAST-2 an error stays until it is closed; equal actions of different messages do different things', async () => {
  const { services, show } = await open();
  await show();
  const [first, second] = [vi.fn(), vi.fn()];
  services.toasts.notify({ type: 'info', text: '已删除 第一条', action: { label: '撤销', onPress: first } });
  services.toasts.notify({ type: 'info', text: '已删除 第二条', action: { label: '撤销', onPress: second } });
  await page.getByRole('button', { name: '撤销' }).first().click();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  await page.getByRole('button', { name: '撤销' }).click();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
