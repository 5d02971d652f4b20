import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { missingSheets } from '../support/missing-sheets.ts';
import { startPortal } from '../support/portal.ts';
import { untilShown } from '../support/shown.ts';
import { openAs } from '../support/student.ts';

const portal = startPortal();

const scripts = '**/assets/*.js';
const sheets = '**/assets/*.css';
const cut = (route: Route) => route.abort('internetdisconnected');

/** The style sheets of the pages and dialogs that are opened here. */
const sheetsOpened = ['kit', 'chapter', 'registrations', 'grades', 'planner', 'SearchDialog'];

const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** 周子墨 in 毕业倒推 with a course that was moved, where a script never came. */
async function movedWithout(script: string) {
  const { page, context } = await portal.visit({ reducedMotion: 'reduce' });
  // Before the page opens: it fetches its dialogs ahead once it is idle.
  await page.route(script, cut);
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  await page.goto('/academic/exam/plan?view=planner');
  const tile = page.getByRole('grid').getByRole('button', { name: /^挪动 数据结构与算法/ });
  await tile.waitFor();
  await tile.press('Enter');
  await page.getByRole('radio', { name: '现在在这里' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^我的排法/ }).waitFor();
  return { page, context, tile };
}

it('保存这个排法 whose script does not come says so, keeps the page and the move, and opens with 重试', async () => {
  const script = '**/assets/KeepDialog-*.js';
  const { page, context, tile } = await movedWithout(script);
  const moved = await tile.innerText();
  await page.getByRole('button', { name: '保存这个排法' }).click();
  const words = page.getByRole('dialog', { name: '这一部分没有取到' });
  await words.getByText('页面和填好的内容都还在').waitFor();
  await words.getByRole('button', { name: '关闭' }).click();
  await words.waitFor({ state: 'detached' });
  expect(await tile.innerText()).toBe(moved);
  await page.getByRole('tab', { name: /^我的排法/, selected: true }).waitFor();

  await page.getByRole('button', { name: '保存这个排法' }).click();
  await words.waitFor();
  await page.unroute(script);
  await words.getByRole('button', { name: '重试' }).click();
  await page.getByRole('dialog', { name: '保存这个排法' }).getByRole('textbox', { name: '名称' }).waitFor();
  await words.waitFor({ state: 'detached' });
  expect(await missingSheets(page, sheetsOpened)).toEqual([]);
  await context.close();
});

it('a script that does not come is never asked for as a module: Chromium up to 150 would keep the failure', async () => {
  const { page, context } = await movedWithout('**/assets/KeepDialog-*.js');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/KeepDialog-')) asked.push(request.resourceType());
  });
  await page.getByRole('button', { name: '保存这个排法' }).click();
  await page.getByRole('dialog', { name: '这一部分没有取到' }).waitFor();
  expect(asked).toContain('fetch');
  expect(asked).not.toContain('script');
  await context.close();
});

it('a dialog whose style sheet does not come says so, keeps the page, and comes dressed with 重试', async () => {
  const { page, context } = await portal.visit();
  const sheet = '**/assets/SearchDialog-*.css';
  await page.route(sheet, cut);
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  const search = page.getByRole('button', { name: /^搜索/ });
  await search.click();
  const words = page.getByRole('dialog', { name: '这一部分没有取到' });
  await words.getByText('页面和填好的内容都还在').waitFor();
  await words.getByRole('button', { name: '关闭' }).click();
  await words.waitFor({ state: 'detached' });

  await search.click();
  await words.waitFor();
  await page.unroute(sheet);
  await words.getByRole('button', { name: '重试' }).click();
  await page.getByLabel('课程代码或名称、公告标题、功能名称').first().waitFor();
  await words.waitFor({ state: 'detached' });
  expect(await missingSheets(page, ['kit', 'SearchDialog'])).toEqual([]);
  await context.close();
});

// A page with a sheet of its own, which no other page has fetched.
it.each([
  ['script', scripts],
  ['style sheet', sheets],
])(
  'a page whose %s does not come says so in the frame, and comes dressed with 重试',
  async (_what, files) => {
    const { page, context } = await portal.visit();
    await openAs(page, '周子墨');
    await page.waitForURL('**/home/index');
    await untilShown(page);
    await page.route(files, cut);
    await goTo(page, '/course/chapter/04735');
    await page.getByRole('heading', { level: 1, name: '这个页面没有取到' }).waitFor();
    await page.getByRole('link', { name: '首页' }).first().waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('heading', { level: 1, name: /数据库/ }).waitFor();
    expect(await missingSheets(page, sheetsOpened)).toEqual([]);
    await context.close();
  },
);

it('pages opened while the network is cut come by themselves with their styles when it is back', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  await untilShown(page);
  for (const [address, title] of [
    ['/academic/apply/info', '报考记录'],
    ['/academic/gradeSearch', '成绩查询'],
  ] as const) {
    await context.setOffline(true);
    await goTo(page, address);
    await page.getByRole('heading', { level: 1, name: '网络中断' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await missingSheets(page, sheetsOpened)).toEqual([]);
  }
  await context.close();
});

it('an old tab whose build is gone says so and offers to reload; what is open stays', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.waitForURL('**/home/index');
  await untilShown(page);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await goTo(page, '/academic/apply/info');
  await page.getByRole('heading', { level: 1, name: '刚发布了新版本' }).waitFor();
  await page.getByRole('button', { name: '刷新页面' }).waitFor();
  await page.getByRole('link', { name: '首页' }).first().click();
  await page.getByText('下一步').first().waitFor();
  await page.unroute('**/assets/**');
  await goTo(page, '/academic/apply/info');
  await page.getByRole('heading', { level: 1, name: '报考记录' }).waitFor();
  await context.close();
});
