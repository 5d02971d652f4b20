import { expect, it } from 'vitest';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';
import { startPortal } from '../support/portal.ts';
import { openAs } from '../support/student.ts';

const portal = startPortal();

it('/academic/exam/plan 周子墨 moves a course in 毕业倒推, keeps the plan and registers as it says, with the keyboard alone', async () => {
  const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
  const step = async (target: ReturnType<typeof page.getByRole>, key = 'Enter') => {
    await tabTo(page, target, () => expectFocusSeen(page, `on the way to ${target}`));
    await page.keyboard.press(key);
  };
  await openAs(page, '周子墨');
  await page.goto('/academic/exam/plan');
  await step(page.getByRole('link', { name: '排出每个考期' }));
  const answer = page.getByRole('heading', { name: /^照这样排/ });
  await answer.waitFor();
  const month = await answer.innerText();

  const tile = (name: string) =>
    page.getByRole('grid').getByRole('button', { name: new RegExp(`^挪动 ${name}`) });
  await step(tile('数据结构与算法'));
  await page.getByRole('radio', { name: '现在在这里' }).waitFor();
  await expectFocusSeen(page, 'the place where the course is');
  await page.keyboard.press('ArrowRight');
  await expectFocusSeen(page, 'the place beside it');
  await page.keyboard.press('Enter');
  await tile('数据库系统原理').filter({ hasText: '现在在 2027年1月' }).waitFor();
  await expectFocusSeen(page, 'the course that was moved');
  expect(await answer.innerText()).toBe(month);

  await step(page.getByRole('button', { name: '保存这个排法' }));
  const dialog = page.getByRole('dialog', { name: '保存这个排法' });
  await tabTo(page, dialog.getByRole('textbox', { name: '名称' }));
  await page.keyboard.type('先考数据库');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('tab', { name: /^先考数据库/ }).waitFor();

  await step(page.getByRole('tab', { name: /^最快/ }));
  for (let tabs = await page.getByRole('tab').count(); tabs > 1; tabs -= 1) {
    if ((await page.getByRole('tab', { name: /^先考数据库/ }).getAttribute('aria-selected')) === 'true')
      break;
    await page.keyboard.press('ArrowRight');
  }
  await tile('数据库系统原理').filter({ hasText: '现在在 2027年1月' }).waitFor();
  await step(page.getByRole('button', { name: '按这样报 1月考期 2 门' }));
  const basket = page.getByRole('region', { name: '报考篮' });
  await basket.getByText('数据库系统原理').waitFor();
  await step(basket.getByRole('button', { name: /提交报考/ }));
  const receipt = page.getByRole('region', { name: '报考回执' });
  await receipt.waitFor();
  expect(await receipt.innerText()).toMatch(/04735 数据库系统原理[\s\S]*02324 离散数学/);

  await page.goto('/academic/exam/plan?view=planner');
  await page.getByRole('grid').getByText('已报考').first().waitFor();
  expect(await page.getByRole('grid').getByText('已报考').count()).toBe(2);
  expect(await answer.innerText()).toBe(month);
  expect(problems).toEqual([]);
  await context.close();
});
