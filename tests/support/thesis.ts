import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { PassingTime } from './passing-time.ts';
import type { RunningServer } from './server.ts';
import { heading } from './shown.ts';

/** A rule of the demo institution is read for as long as this, with the rounding of the clocks, ms. */
const readMs = 31_000;

/** Goes to the end of the rule that is open, lets the time pass for which it is read, and confirms it. The page has the time of `time`. */
export async function readRule(page: Page, time: PassingTime): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByText(/^已读到文末，还要 \d+ 秒/).waitFor();
  await time.skip(readMs);
  // Second by second, as the page counts them.
  await page.clock.runFor(readMs);
  await page.getByText(/^已读到文末，停留/).waitFor();
  await page.getByRole('button', { name: '我已阅读并知晓' }).click();
}

/** 选题 of the student who is logged in, by the next thing of 论文管理. */
export async function openTopics(page: Page): Promise<void> {
  await page.goto('/thesis/index');
  await page.getByRole('main').locator('a[href^="/thesis/chooseTopic/"]').first().click();
  await heading(page, '论文选题').waitFor();
}

/** Chooses this topic of the bank. */
export const chooseTopic = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `选这题：${title}` }).click();

/** The wishes that are chosen, in their order. */
const wishes = (page: Page): Locator => page.getByRole('list', { name: '我的志愿' }).getByRole('listitem');

/** Waits until exactly these are the wishes, in this order. */
export async function expectWishes(page: Page, titles: readonly string[]): Promise<void> {
  const shown = async () => {
    const texts = await wishes(page).allInnerTexts();
    return texts.map((text) => titles.find((title) => text.includes(title)));
  };
  await expect.poll(shown).toEqual(titles);
}

/** The number of the receipt on the page. */
export const topicReceiptNo = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).match(/XT\d{8}-\d{6}/)?.[0] ?? 'no number';

/** Says whether the page was loaded again since `begin`. */
export function watchReloads(page: Page): { begin(): Promise<void>; expectNone(): Promise<void> } {
  return {
    begin: () => page.evaluate(() => void Object.assign(window, { isStill: true })),
    async expectNone() {
      expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
    },
  };
}

/** Texts of an own title. */
export const ownTopic = {
  title: '社区食堂采购管理系统的设计与实现',
  reason:
    '我在社区食堂负责采购三年，每天用纸和表格记账，月底对账要花两天，缺货和过期时常发生。现有的进销存软件按商店设计，没有菜谱和保质期，想用学过的数据库和Web开发做一个适合小型食堂的系统，并在本单位试用一个月，用数据说明它是否有效，也为以后同类食堂提供参考。',
  content:
    '先访谈三家社区食堂，整理采购、入库、领用和盘点的流程，画出用例和实体关系；再设计数据库和接口，用Spring Boot和Vue实现菜谱、供应商、库存和对账四个模块，重点是按菜谱预估用量和临期提醒；最后在本单位试用一个月，比较使用前后的缺货次数、损耗和对账时间，总结不足。',
};

/** Fills title, direction and teacher of an own title, whose tab is open. */
export async function fillOwnTitle(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '题目', exact: true }).fill(ownTopic.title);
  for (const [label, option] of [
    ['方向', 'Web应用开发'],
    ['拟选导师', '秦志恒'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(label) }).click();
    await page.getByRole('option', { name: new RegExp(option) }).click();
  }
}

/** Lets the next call reach the server, which is killed before its answer has come. */
export async function loseAnswer(
  page: Page,
  call: string,
  server: Pick<RunningServer, 'kill'>,
): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch();
      await server.kill();
      await route.abort();
    },
    { times: 1 },
  );
}
