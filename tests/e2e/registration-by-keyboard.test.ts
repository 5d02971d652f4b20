import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { expectFocusSeen, logInByKeyboard, tabTo } from '../support/keyboard.ts';
import { startPortal } from '../support/portal.ts';

const portal = startPortal();

it('/academic/exam/plan 周子墨 goes by keyboard alone from the login to the receipt, and finds it in 报考记录', async () => {
  const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
  const step = async (target: Locator, key = 'Enter') => {
    const name = `${key} on ${target}`;
    await tabTo(page, target, () => expectFocusSeen(page, `on the way to ${target}`));
    await page.keyboard.press(key);
    await expectFocusSeen(page, `after ${name}`);
  };
  await logInByKeyboard(page, '周子墨');
  await step(page.getByRole('navigation').getByRole('link', { name: /^考试计划/ }));
  await page.getByRole('heading', { level: 1, name: '考试计划' }).waitFor();

  const exporting = page.getByRole('button', { name: '导出课表' });
  await step(exporting);
  await page.getByRole('menu').waitFor();
  await expectFocusSeen(page, 'the menu of 导出课表');
  await page.keyboard.press('Escape');
  await expect.poll(() => exporting.evaluate((button) => button === document.activeElement)).toBe(true);

  const basket = page.getByRole('region', { name: '报考篮' });
  const halfDays = page.getByRole('list', { name: '四个半天' });
  await step(basket.getByRole('button', { name: '移出：数据结构与算法' }));
  await step(halfDays.getByRole('button', { name: '加入报考篮：数据库系统原理' }), 'Space');
  await basket.getByText('数据库系统原理').waitFor();
  const table = page.getByRole('table', { name: '本期开考' });
  await step(table.getByRole('button', { name: '换成这门：数据结构与算法' }));
  await basket.getByText('数据结构与算法').waitFor();

  const stays = basket.getByRole('radio', { name: '保留 02324 离散数学' });
  await tabTo(page, stays);
  await expectFocusSeen(page, 'the clash');
  await page.keyboard.press('ArrowDown');
  await expectFocusSeen(page, 'the clash, decided');
  await step(basket.getByRole('button', { name: '保留 13180 并提交报考' }));
  const receipt = page.getByRole('region', { name: '报考回执' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('报考回执');
  const receiptNo = /BK\d{8}-\d{6}/.exec(await receipt.innerText())?.[0] ?? 'none';
  expect(await receipt.innerText()).toMatch(/13003 数据结构与算法[\s\S]*13180 操作系统/);

  await step(receipt.getByRole('link', { name: '查看报考记录' }));
  await page.getByRole('heading', { level: 1, name: '报考记录' }).waitFor();
  await expectFocusSeen(page, 'the registrations');
  const main = page.getByRole('main');
  for (const course of ['数据结构与算法', '操作系统'])
    await main.getByRole('row', { name: new RegExp(`${course}.*已报考`) }).waitFor();
  await step(main.getByRole('button', { name: `打开回执 ${receiptNo}` }), 'Shift');
  expect(problems).toEqual([]);
  await context.close();
});
