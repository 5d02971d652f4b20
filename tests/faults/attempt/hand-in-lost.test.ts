import { expect, it } from 'vitest';
import { openStand } from '../stand.ts';
import { confirmHandIn, course, numbers, sitDown } from './sitting.ts';

const stand = openStand();

it('a hand-in whose answer is lost twice makes one receipt', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '李明轩');
  await sitting.answer(page, numbers(1, 16));
  const receipts: string[] = [];
  await page.route('**/api/v1/submitTest', async (route) => {
    const response = await route.fetch();
    receipts.push(((await response.json()) as { data: { receiptNo: string } }).data.receiptNo);
    if (receipts.length <= 2) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await sitting.answer(page, [33, 34]);
  await sitting.handIn(page, task);
  expect(receipts).toHaveLength(3);
  expect(new Set(receipts).size).toBe(1);
  await context.close();
});

it('a tab closed before the receipt came gets it when it is opened again', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '孙浩然');
  await sitting.answer(page, numbers(1, 10));
  const lost = new Promise<void>((resolve) => {
    void context.route('**/api/v1/submitTest', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
      resolve();
    });
  });
  await confirmHandIn(page);
  await lost;
  await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const again = await context.newPage();
  await again.goto(course.answerPage);
  await sitting.expectSettled(again, task);
  await context.close();
});
