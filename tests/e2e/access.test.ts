import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftLines, shiftsOf, totalShift, watchShifts } from '../support/layout-shifts.ts';
import { studentPages, visitorPages } from '../support/page-addresses.ts';
import { startPortal } from '../support/portal.ts';
import { untilShown } from '../support/shown.ts';
import { logInByPassword, openAs } from '../support/student.ts';
import { latinPhrases } from '../support/words.ts';

const portal = startPortal();

const path = (page: Page) => {
  const url = new URL(page.url());
  return url.pathname + url.search + url.hash;
};

/** Opens an address cold: it stays, has a heading and a title, nothing on it is Latin, and nothing moved until it was there. */
async function expectOpens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilShown(page);
  expect(path(page)).toBe(address);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  await expect.poll(() => page.title()).toMatch(/^\S(.*\S)? - 江澜自考学习平台$/);
  expect(await page.evaluate(latinPhrases)).toEqual([]);
  const shifts = await shiftsOf(page);
  expect(totalShift(shifts), shiftLines(shifts).join('\n')).toBe(0);
}

describe('a visitor without login', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    ({ context, page } = await portal.visit());
    await watchShifts(page);
  });

  afterAll(() => context.close());

  it.each(visitorPages)(
    'opens the page %s (%s) cold, in Chinese only, and nothing moves (ROUTE-1, ROUTE-2, PAGE-1)',
    (_, address) => expectOpens(page, address),
  );

  // One that asks the server before any code has come, one that has the whole screen, one with parameters and query.
  it.each(['/home/index', '/course/answer/s1/t1', '/exam/chapter/c1/b1?from=home'])(
    'is sent from %s to login with the wanted path (ROUTE-3)',
    async (address) => {
      await page.goto(address);
      await page.waitForURL('**/login**');
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(address);
    },
  );

  it('is not led off the site by a redirect (ROUTE-3)', async () => {
    const visitor = await portal.visit();
    await visitor.page.goto(`/login?redirect=${encodeURIComponent('//evil.example/x')}`);
    await logInByPassword(visitor.page, '周子墨');
    await visitor.page.waitForURL('**/home/index');
    expect(new URL(visitor.page.url()).host).toBe(new URL(portal.url).host);
    await visitor.context.close();
  });
});

describe.each(studentPages)('$student', ({ student, pages }) => {
  let context: BrowserContext;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    ({ context, page, problems } = await portal.visit());
    await watchShifts(page);
    await openAs(page, student);
  });

  afterAll(() => context.close());

  it.each(pages)(
    'opens the page %s (%s) cold, in Chinese only, and nothing moves (ROUTE-1, ROUTE-5, PAGE-1)',
    async (component, address) => {
      problems.length = 0;
      await expectOpens(page, address);
      expect((await page.getByText('页面不存在').count()) > 0).toBe(component === 'notFound');
      expect(problems).toEqual([]);
    },
  );
});

describe('a student who is logged in', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    ({ context, page } = await portal.visit());
    await watchShifts(page);
    await page.goto('/academic/gradeSearch?x=1#y');
    await page.waitForURL('**/login**');
    await logInByPassword(page, '周子墨');
    await page.waitForURL('**/academic/gradeSearch**');
  });

  afterAll(() => context.close());

  it('lands on the wanted path with its query and hash (ROUTE-3)', () => {
    expect(path(page)).toBe('/academic/gradeSearch?x=1#y');
  });

  it('is sent from /login to / and on to home (ROUTE-4, GEN-3)', async () => {
    await page.goto('/login');
    await page.waitForURL('**/home/index');
  });

  it('is led from a group to its page, and back does not loop (ROUTE-6)', async () => {
    await page.goto('/version');
    await page.goto('/academic');
    await page.waitForURL('**/academic/exam/plan');
    await page.goBack();
    await page.waitForURL('**/version');
  });

  it('opens a page whose record does not exist, which says so in Chinese (ROUTE-5, PAGE-1)', () =>
    expectOpens(page, '/course/test/c1'));

  it('opens /chooseMajor, which leads a student with a single major on to / (ROUTE-5)', async () => {
    await page.goto('/chooseMajor');
    await page.waitForURL('**/home/index');
  });

  it('sees a Chinese 404 page with a way home at an unknown path (ROUTE-12)', async () => {
    await page.goto('/no/such/page');
    await page.getByText('页面不存在').first().waitFor();
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL('**/home/index');
  });

  it('has only what the specification puts into the menu (ROUTE-7, ROUTE-9)', async () => {
    await page.goto('/home/index');
    const menu = page.getByRole('navigation', { name: '主导航' });
    const names = async () =>
      (await menu.getByRole('link').allInnerTexts()).map((text) => text.replace(/[\d\s+]/g, ''));
    await expect
      .poll(names)
      .toEqual([
        '首页',
        '课程学习',
        '直播课程',
        '实践测评',
        '考试计划',
        '报考记录',
        '成绩查询',
        '课程设置',
        '毕业材料提交',
        '学位申请',
        '论文管理',
        '论文复检',
        '个人信息',
      ]);
  });

  it('finds typed text and scroll as left on a kept page (ROUTE-10)', async () => {
    await page.goto('/home/index');
    await page.getByRole('link', { name: /^全部/ }).first().click();
    await page.waitForURL('**/notice**');
    await page.getByRole('searchbox').first().fill('线上答辩');
    const menu = page.getByRole('navigation', { name: '主导航' });
    await menu.getByRole('link', { name: /个人信息/ }).click();
    await page.waitForURL('**/account/index');
    await page.goBack();
    await page.waitForURL('**/notice**');
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('线上答辩');
  });
});

it('one tab that logs out takes the others along, and back shows no page of the student (SESSION-7)', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.goto('/account/index');
  await page.goto('/home/index');
  const other = await context.newPage();
  await other.goto('/account/index');
  await other.getByRole('button', { name: /周子墨/ }).click();
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login**');
  await page.goBack();
  await page.waitForURL('**/login?redirect=%2Faccount%2Findex');
  await context.close();
});
