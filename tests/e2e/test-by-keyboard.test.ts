import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { startPortal } from '../support/portal.ts';
import { openAs } from '../support/student.ts';

const portal = startPortal();

async function expectAccessible(page: Page, step: string): Promise<void> {
  expect(await axeViolations(page), step).toEqual([]);
}

/** The kind of the open question: its type, as the heading has it, and that it is one of a material. */
async function kindOpen(page: Page): Promise<string> {
  const heading = await page.getByRole('heading', { name: /^第 \d+ 题，共 \d+ 题/ }).innerText();
  const count = await page.getByRole('main').locator('[data-question]').count();
  return `${heading.replace(/^.*、/s, '')}${count > 1 ? '，材料' : ''}`;
}

/** Answers the open question, from its heading on: by letter, or by going to each field and typing. */
async function answerOpen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // Formulas and the editor of a written answer may still be on their way.
  await main.locator('[data-question]').first().waitFor();
  await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0);
  const groups = await main.locator('[data-question]').all();
  for (const group of groups) {
    const fields = await group.getByRole('textbox').all();
    for (const field of fields) {
      await tabTo(page, field);
      await page.keyboard.type('两段锁协议');
    }
    if (fields.length > 0) continue;
    // Letters of a material belong to the sub-question that has the focus.
    if (groups.length > 1) await tabTo(page, group.locator('input').first());
    await page.keyboard.press('a');
    if ((await group.getByRole('checkbox').count()) > 0) await page.keyboard.press('b');
  }
}

it('a whole test is taken with the keyboard alone, and no step has an accessibility violation', async () => {
  const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
  await openAs(page, '李明轩');
  await page.goto('/course/test/04735');
  const begin = page.getByRole('button', { name: '开始测验' });
  await begin.waitFor();
  await expectAccessible(page, '测验');
  await press(page, begin);

  const promise = page.getByRole('dialog');
  await expectAccessible(page, '诚信作答承诺');
  await press(page, promise.getByRole('checkbox'), 'Space');
  await press(page, promise.getByRole('button', { name: '开始测验' }));

  const heading = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`第 ${number} 题，共 44 题`) });
  const seen = new Set<string>();
  for (let number = 1; number <= 44; number += 1) {
    await heading(number).waitFor();
    await answerOpen(page);
    if (number === 2) {
      await page.keyboard.press('m');
      await page.getByRole('button', { name: '第 2 题，已答，标记' }).waitFor();
    }
    // Questions of one kind differ by their words alone.
    const kind = await kindOpen(page);
    if (!seen.has(kind)) await expectAccessible(page, `第 ${number} 题`);
    seen.add(kind);
    if (number === 44) break;
    // In a text → moves the caret; there the way on is a button.
    const isWriting = await page.evaluate(() =>
      document.activeElement?.matches('input:not([type]), [type="text"], textarea'),
    );
    if (isWriting) await press(page, page.getByRole('button', { name: '下一题' }));
    else await page.keyboard.press('ArrowRight');
  }
  await page.getByText('已答 44，共 44').waitFor();
  expect(seen.size).toBeGreaterThan(4);

  await press(page, page.getByRole('banner').getByRole('button', { name: '交卷' }));
  const confirm = page.getByRole('alertdialog');
  await confirm.waitFor();
  await expectAccessible(page, '确认交卷');
  await press(page, confirm.getByRole('checkbox'), 'Space');
  await press(page, confirm.getByRole('button', { name: '交卷' }));

  await page.getByText('已答 44 题，共 44 题').waitFor();
  await expectAccessible(page, '回执');
  await press(page, page.getByRole('link', { name: '返回测验页' }));
  // The receipt says 待批阅 too: the page that follows it is another one.
  await page.getByRole('region', { name: '作答记录' }).getByText('待批阅').waitFor();
  await expectAccessible(page, '作答记录');
  expect(problems).toEqual([]);
  await context.close();
}, 240_000);

it('who tabs through the answer page and through the browser beside it has not left it', async () => {
  const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
  const counts: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/saveAnswer')) return;
    counts.push((request.postDataJSON() as { blurCount: number }).blurCount);
  });
  await openAs(page, '周子墨');
  await page.goto('/course/test/04735');
  await page
    .getByRole('link', { name: /继续作答/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { name: /^第 \d+ 题，共 44 题/ });
  await heading.waitFor();
  // Sends the events of a browser with a bar of its own between the last stop and the first; this one has none.
  const leaveForTheBar = () => {
    dispatchEvent(new FocusEvent('blur'));
    dispatchEvent(new FocusEvent('focus'));
  };
  const stops = new Set<string>();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(stop < 40 ? 'Tab' : 'Shift+Tab');
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    await page.evaluate(leaveForTheBar);
  }
  expect(stops.size).toBeGreaterThan(10);
  const saved = page.waitForResponse('**/v1/saveAnswer');
  await page.keyboard.press('m');
  await saved;
  expect(counts.length).toBeGreaterThan(0);
  expect(counts).toEqual(counts.map(() => 0));
  expect(await page.getByText(/离开答题页/).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
