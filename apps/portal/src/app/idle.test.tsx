import '@qianwei/ui/theme/themes.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { logout } from '@qianwei/api/contract/login';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { LAST_USE_KEY, parseLastUse } from '@qianwei/machines/idle/last-use';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, type Fixture } from '../shared/client/story-client.tsx';
import { address, heading, openPortal, userInfo } from './story-portal.tsx';

const minute = 60_000;
const ended = '长时间未操作，已退出登录，请重新登录；测验中未交卷的答案已保存在本机';

let asked: number;
let isDown: boolean;
/** The message with which the server refuses an ended session; null while it does not. */
let refusal: string | null;
beforeEach(() => {
  asked = 0;
  isDown = false;
  refusal = null;
});
// Calls counted as under way end with the same timers as they began with.
afterEach(async () => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000);
});

/** The course page of a student with fake timers; the server ends a session after an hour. */
async function open(more: { idleSeconds?: number } = { idleSeconds: 3600 }) {
  const loaded = answers(getUserInfo, { ...userInfo, ...more });
  const info: Fixture = {
    path: getUserInfo.path,
    reply: (payload) => {
      asked += 1;
      if (isDown) return Promise.reject(new TypeError('down'));
      if (refusal === null) return loaded.reply(payload);
      return Response.json({ errorCode: errorCode.sessionInvalid, errorMsg: refusal, data: null });
    },
  };
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  await openPortal('/course/list?x=1', [info, answers(logout, null)]);
  await expect.element(heading('课程学习')).toBeVisible();
  await expect.poll(() => asked).toBe(1);
}

/** How long ago this browser saw the session in use last, ms. */
const sinceLastUse = () => Date.now() - (parseLastUse(localStorage.getItem(LAST_USE_KEY))?.at ?? 0);
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const dialog = page.getByRole('alertdialog', { name: '即将退出登录' });
const stay = page.getByRole('button', { name: '继续使用' });
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Another tab of this browser writes the mark. */
const markElsewhere = (mark: object) =>
  dispatchEvent(new StorageEvent('storage', { key: LAST_USE_KEY, newValue: JSON.stringify(mark) }));

it('F8 SESSION-9 five minutes before the end a dialog says so, and 继续使用 starts the hour again', async () => {
  await open();
  pass(54 * minute);
  await expect.element(dialog).not.toBeInTheDocument();
  pass(minute);
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^你已 55 分钟没有操作，为保护账号，[45]:\d\d 后将自动退出。/);
  await expect.element(stay).toHaveFocus();
  expect(asked).toBe(1);
  await stay.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toBe(2);
  pass(54 * minute);
  await expect.element(dialog).not.toBeInTheDocument();
  await address().toBe('/course/list?x=1');
});

it('F8 SESSION-7 SESSION-9 without activity the session ends as by 1030001, with a redirect back, one warning and a cleared storage', async () => {
  await open();
  pass(61 * minute);
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
  await expect.element(page.getByRole('alert').filter({ hasText: ended })).toBeVisible();
  expect(page.getByText(ended).elements()).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(localStorage.getItem('qianwei_student')).toBeNull();
  expect(localStorage.getItem(LAST_USE_KEY)).toBeNull();
  expect(asked).toBe(1);
});

it('F8 继续使用 without a network says so and stays; with one it goes on', async () => {
  await open();
  pass(56 * minute);
  isDown = true;
  await stay.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: '网络连接异常' })).toBeVisible();
  await expect.element(dialog).toBeVisible();
  await expect.element(stay).toHaveFocus();
  isDown = false;
  await stay.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await address().toBe('/course/list?x=1');
});

it('F8 退出登录 logs out at once', async () => {
  await open();
  pass(56 * minute);
  await page.getByRole('button', { name: '退出登录' }).click();
  await address().toBe('/login');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('F8 a student who reads or writes is never asked: a call now and then renews the session', async () => {
  await open();
  for (let passed = 0; passed < 180; passed += 10) {
    pass(10 * minute);
    if (passed % 20 === 0) await userEvent.keyboard('{Shift}');
    else dispatchEvent(new WheelEvent('wheel'));
    await expect.poll(() => asked).toBe(2 + passed / 10);
    // The answer counts from when it arrives: not before the time passes again.
    await expect.poll(sinceLastUse).toBeLessThan(minute);
  }
  await expect.element(dialog).not.toBeInTheDocument();
});

it('F8 each call of a page counts', async () => {
  await open();
  pass(50 * minute);
  isDown = true;
  (page.getByRole('link', { name: '通知', exact: true }).element() as HTMLElement).click();
  await expect.element(page.getByLabelText('搜索公告标题')).toBeVisible();
  await expect.poll(sinceLastUse).toBeLessThan(minute);
});

it('F8 a screen reader announces the last minute, not each second', async () => {
  await open();
  pass(56 * minute);
  await expect.element(dialog.getByRole('timer')).toHaveTextContent(/^3:\d\d$/);
  const status = dialog.getByRole('status');
  await expect.element(status).toHaveTextContent(/^$/);
  pass(3 * minute);
  await expect.element(status).toHaveTextContent('1 分钟后自动退出登录');
});

it('F8 the title of a hidden tab says it, and is restored when the tab is shown', async () => {
  await open();
  const title = document.title;
  hide(true);
  pass(56 * minute);
  await expect.poll(() => document.title).toBe(`(4 分钟后退出) ${title}`);
  pass(minute);
  await expect.poll(() => document.title).toBe(`(3 分钟后退出) ${title}`);
  hide(false);
  await expect.poll(() => document.title).toBe(title);
  await stay.click();
  expect(document.title).toBe(title);
});

it('F8 a call of another tab counts here too', async () => {
  await open();
  pass(56 * minute);
  await expect.element(dialog).toBeVisible();
  markElsewhere({ at: Date.now(), until: null, isOver: false });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('F8 SESSION-7 when another tab ends the session, this one ends with it, with its own redirect and the same warning', async () => {
  await open();
  pass(20 * minute);
  markElsewhere({ at: Date.now(), until: null, isOver: true });
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
  await expect.element(page.getByRole('alert').filter({ hasText: ended })).toBeVisible();
});

it.each([
  ['the server’s refusal', '长时间未操作，已退出登录，请重新登录'],
  ['no network', null],
])('F8 a laptop that slept two hours wakes at the login page at once, by %s', async (_, message) => {
  await open();
  pass(20 * minute);
  refusal = message;
  isDown = message === null;
  vi.setSystemTime(Date.now() + 120 * minute);
  hide(false);
  await expect.poll(() => asked, { timeout: 3000 }).toBe(2);
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
  await expect.element(page.getByText(message ?? ended)).toBeVisible();
});

it('F8 a dialog that was open when the laptop fell asleep is gone when it wakes', async () => {
  await open();
  pass(56 * minute);
  await expect.element(dialog).toBeVisible();
  isDown = true;
  vi.setSystemTime(Date.now() + 120 * minute);
  hide(false);
  await expect.element(dialog).not.toBeInTheDocument();
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
});

it('F8 without local storage the end is announced and comes all the same', async () => {
  await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  pass(56 * minute);
  await expect.element(dialog).toBeVisible();
  pass(5 * minute);
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
});

it('F8 with a server that ends no idle session nothing is announced', async () => {
  await open({});
  pass(180 * minute);
  await expect.element(dialog).not.toBeInTheDocument();
  await address().toBe('/course/list?x=1');
});

it('without a network an exam day on the device stays readable: the session ends when the network is back', async () => {
  await open();
  const id = JSON.parse(localStorage.getItem('qianwei_student') ?? '{}').id as string;
  localStorage.setItem(`qianwei_exam_day_${id}`, '{}');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isDown = true;
  pass(62 * minute);
  await expect.element(heading('课程学习')).toBeVisible();
  expect(localStorage.getItem('qianwei_student')).not.toBeNull();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(ended).first()).toBeVisible();
  expect(localStorage.getItem(`qianwei_exam_day_${id}`)).toBe('{}');
  localStorage.removeItem(`qianwei_exam_day_${id}`);
});
