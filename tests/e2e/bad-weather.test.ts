import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { missingSheets } from '../support/missing-sheets.ts';
import { startPortal } from '../support/portal.ts';
import { untilQuiet } from '../support/quiet-network.ts';
import { startServer } from '../support/server.ts';
import { untilShown } from '../support/shown.ts';
import { demoPassword, logInByPassword, openAs, students } from '../support/student.ts';

const portal = startPortal();

const loginCall = '**/api/v1/loginManyWay';

async function storeSession(page: Page, value: string) {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('qianwei_student', stored);
  }, value);
}

// One that can't be read, and one that can but whose token the server does not know.
it.each(['{', '{"token":"not-a-token","userRole":1}'])(
  'a damaged or foreign stored session %s leads to a working login page (SESSION-1)',
  async (stored) => {
    const { page, context, problems } = await portal.visit();
    await storeSession(page, stored);
    await page.goto('/home/index');
    await page.waitForURL('**/login**');
    await logInByPassword(page, '周子墨');
    await page.waitForURL('**/home/index');
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('a token that was revoked elsewhere leads to login with one warning and back afterwards (ERR-1)', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('qianwei_student') ?? '{}');
    localStorage.setItem('qianwei_student', JSON.stringify({ ...session, token: 'revoked'.padEnd(43, 'x') }));
  });
  await page.goto('/account/index');
  await page.waitForURL('**/login**');
  await page.getByText('登录已失效，请重新登录').first().waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/account/index');
  await logInByPassword(page, '周子墨');
  await page.waitForURL('**/account/index');
  await context.close();
});

it('F8 SESSION-9 who comes back after more than an hour logs in again, in both tabs, and goes on where they were', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '陈思远');
  await page.waitForURL('**/home/index');
  const other = await context.newPage();
  await other.goto('/account/index');
  // An answer that was still on its way would tell a tab of the hour: it would end the session before the student comes back.
  for (const tab of [page, other]) await untilQuiet(tab);
  await portal.moveClock(66 * 60_000);
  await page.goto('/notice?category=EXAM');
  await page.waitForURL('**/login**');
  await page.getByText('长时间未操作，已退出登录，请重新登录').first().waitFor();
  await other.waitForURL('**/login**');
  await logInByPassword(page, '陈思远');
  await page.waitForURL('**/notice?category=EXAM');
  await other.waitForURL((url) => url.pathname !== '/login');
  await portal.moveClock(0);
  await context.close();
});

it.each([
  ['HTML', '无法识别', { contentType: 'text/html', body: '<!doctype html><h1>welcome</h1>' }],
  ['nothing', '网络连接异常，请稍后再试！', null],
])(
  'a server that answers %s at login: a clear message, and what was typed stays (ERR-3, ERR-4)',
  async (_name, message, answer) => {
    const { page, context } = await portal.visit();
    await page.goto('/login');
    await page.route(loginCall, (route) => (answer === null ? route.abort('failed') : route.fulfill(answer)));
    await logInByPassword(page, '周子墨');
    await page.getByText(message).first().waitFor();
    expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe(students.周子墨.examineeNo);
    await page.unroute(loginCall);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home/index');
    await context.close();
  },
);

it('user info that fails shows why and can be retried, without a loop (GEN-5)', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  let calls = 0;
  await page.route('**/api/v1/getUserInfo', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, contentType: 'application/json', body: '' });
  });
  await page.reload();
  await page.getByText('加载用户信息失败').first().waitFor();
  expect(calls).toBe(1);
  await page.unroute('**/api/v1/getUserInfo');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('下一步').first().waitFor();
  await context.close();
});

it('a block of home that fails keeps the rest of the shell usable and can be loaded again (ERR-5)', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  const call = '**/api/v1/getHomeIndex';
  await page.route(call, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{"errorCode":1090000,"errorMsg":"系统繁忙，请稍后再试","data":null}',
    }),
  );
  await page.reload();
  await page.getByText('系统繁忙，请稍后再试').first().waitFor();
  await page.unroute(call);
  await page.getByRole('button', { name: '重新加载' }).first().click();
  await page.getByText('下一步').first().waitFor();
  await context.close();
});

it('wrong entries are reported at their fields, and focus goes to the first (FORM-3)', async () => {
  const { page, context } = await portal.visit();
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('请输入账号').waitFor();
  await page.getByText('请输入密码').waitFor();
  expect(
    await page.getByLabel('账号', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await logInByPassword(page, '冯雪', 'Wrong@2026');
  await page
    .getByText(/账号或密码错误，还可尝试 \d 次/)
    .first()
    .waitFor();
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe(students.冯雪.examineeNo);
  expect(
    await page.getByLabel('密码', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await context.close();
});

it('on a slow network what is filled in and pressed before the code has come is done when it has (FORM-3)', async () => {
  const { page, context, problems } = await portal.visit();
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const remember = page.getByRole('checkbox', { name: /记住账号/ });
  await remember.check({ force: true });
  await logInByPassword(page, '周子墨');
  expect(new URL(page.url()).pathname).toBe('/login');
  arrive();
  await page.waitForURL('**/home/index');
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(students.周子墨.examineeNo);
  expect(problems).toEqual([]);
  await context.close();
});

it('an ID-card number pasted with spaces logs in, by Enter (FORM-1)', async () => {
  const { page, context } = await portal.visit();
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(' 320198 19980917 0335 ');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/index');
  await context.close();
});

it('with the server gone, a page that is open says so and keeps what was typed (ERR-4)', async () => {
  const lone = await startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } });
  const { page, context } = await portal.visit({ baseURL: lone.url });
  await page.goto('/login');
  // Code that the page loads on demand is there once a login was refused; then the server goes.
  await logInByPassword(page, '冯雪', 'Wrong@2026');
  await page
    .getByText(/账号或密码错误/)
    .first()
    .waitFor();
  await lone.stop();
  await logInByPassword(page, '周子墨');
  await page.getByText('网络连接异常，请稍后再试！').first().waitFor();
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe(students.周子墨.examineeNo);
  await context.close();
});

it('a page that is opened without a network says so, and comes by itself with its styles when there is one', async () => {
  const { page, context } = await portal.visit();
  await page.goto('/version');
  await untilShown(page);
  await context.setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/notice'));
  await page.getByRole('heading', { name: '网络中断' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: '通知公告' }).waitFor();
  expect(await missingSheets(page, ['kit', 'noticeList'])).toEqual([]);
  await context.close();
});
