import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/browser.ts';
import { startPortal } from '../support/portal.ts';
import { untilShown } from '../support/shown.ts';
import { demoPassword, fillCaptcha, newestSmsCode, openAs, students } from '../support/student.ts';

async function requestLoginCode(page: Page, mobile: string) {
  await page.goto('/login');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号').fill(mobile);
  await fillCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
}

describe('周子墨 and the portal, from login to logout', () => {
  const portal = startPortal();

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('logs in by password on %s and sees home with the one next step', async (_name, viewport) => {
    const { page, context, problems } = await portal.visit({ viewport });
    await openAs(page, '周子墨');
    await page.waitForURL('**/home/index');
    await expect.poll(() => page.title()).toBe('首页 - 江澜自考学习平台');
    await page.getByText('下一步').first().waitFor();
    await page.getByText(students.周子墨.examineeNo).filter({ visible: true }).first().waitFor();
    await page
      .getByRole('link', { name: /继续作答/ })
      .or(page.getByRole('button', { name: /继续作答/ }))
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('logs in by SMS code, and the countdown lives through a reload (FORM-2)', async () => {
    const { page, context } = await portal.visit();
    await requestLoginCode(page, '154 0000 0002');
    await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByLabel('手机号').fill(students.周子墨.mobile);
    await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await page.getByLabel('短信验证码').fill(await newestSmsCode(portal.url, students.周子墨.mobile));
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home/index');
    await context.close();
  });

  it('F4 logs in by SMS code without seeing a picture: the browser works for the server', async () => {
    const { page, context, problems } = await portal.visit();
    await page.goto('/login');
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByLabel('手机号').fill(students.王雨桐.mobile);
    await page.getByRole('button', { name: '看不清？免图片验证' }).click();
    await page.getByRole('status').filter({ hasText: '验证已完成' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await page.getByLabel('短信验证码').fill(await newestSmsCode(portal.url, students.王雨桐.mobile));
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home/index');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('changes the mobile number: the old one no longer logs in, the new one does', async () => {
    const { page, context } = await portal.visit();
    const changed = '15400000099';
    await openAs(page, '陈思远');
    await page.goto('/account/index');
    await page.getByRole('button', { name: '更换手机' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('登录密码', { exact: true }).last().fill(demoPassword);
    await dialog.getByLabel('新手机号').fill(changed);
    await fillCaptcha(dialog);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await dialog.getByLabel('新手机验证码').fill(await newestSmsCode(portal.url, changed));
    await dialog.getByRole('button', { name: '更换手机' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('154****0099').first().waitFor();
    await context.close();

    const later = await portal.visit();
    await requestLoginCode(later.page, students.陈思远.mobile);
    await later.page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await expect(newestSmsCode(portal.url, students.陈思远.mobile)).rejects.toThrow('no code');
    await requestLoginCode(later.page, changed);
    await later.page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor();
    await later.page.getByLabel('短信验证码').fill(await newestSmsCode(portal.url, changed));
    await later.page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await later.page.getByRole('button', { name: '登录', exact: true }).click();
    await later.page.waitForURL('**/home/index');
    await later.context.close();
  });

  it('reads a notice, and back leads to the same list (ROUTE-8)', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '周子墨');
    await page
      .getByRole('link', { name: /课程报考工作的通知/ })
      .first()
      .click();
    await page.waitForURL('**/home/notice/detail/*');
    await page.getByRole('heading', { level: 1, name: /课程报考工作的通知/ }).waitFor();
    expect(
      await page
        .getByRole('navigation')
        .getByRole('link', { name: '首页' })
        .first()
        .getAttribute('aria-current'),
    ).toBeTruthy();
    await page.goBack();
    await page.waitForURL('**/home/index');
    await context.close();
  });

  it('switches the text size, which the device remembers, and logs out in every tab (SESSION-7)', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '周子墨');
    await page.goto('/account/index');
    await page.locator('label', { hasText: /^特大/ }).first().click();
    await page.locator('html[data-text=huge]').waitFor();
    const other = await context.newPage();
    await other.goto('/home/index');
    await other.locator('html[data-text=huge]').waitFor();
    await page.getByRole('button', { name: /周子墨/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login**');
    await other.waitForURL('**/login**');
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('qianwei_student') ?? '{}').token ?? ''),
    ).toBe('');
    await context.close();
  });
});

describe('home that is opened again', () => {
  const portal = startPortal();

  it('says who the student is before any code has come, and makes each call once (GEN-1)', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '周子墨');
    await page.waitForURL('**/home/index');
    await untilShown(page);
    let calls: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) calls = [];
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/home/index', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: /周子墨同学/ }).waitFor({ state: 'attached' });
    expect(await page.getByText('继续作答').count()).toBe(0);
    release();
    await page.getByText('继续作答').first().waitFor();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '课程学习' }).waitFor();
    await page.getByRole('link', { name: '全部公告' }).waitFor();
    await untilShown(page);
    // A call that an effect makes again is on its way by the time that the browser has nothing left to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(calls.sort()).toEqual([
      '/api/auth/v1/menu/list',
      '/api/v1/getHomeIndex',
      '/api/v1/getNoticeListNLog',
      '/api/v1/getUserInfo',
    ]);
    await context.close();
  });
});
