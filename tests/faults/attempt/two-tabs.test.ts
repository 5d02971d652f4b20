import type { Page } from 'playwright';
import { it } from 'vitest';
import { course, sitDown, untilAnswering } from './sitting.ts';
import { openStand } from './stand.ts';

const stand = openStand();

async function takeOver(page: Page) {
  await page.bringToFront();
  await page.getByRole('heading', { name: '该测验已在另一个标签页打开' }).waitFor();
  await page.getByRole('button', { name: '在本机继续' }).click();
  await untilAnswering(page);
}

it('two tabs of one browser answer in turn four times: the last answer of each question stands', async ({
  task,
}) => {
  const { page: one, context } = await stand.visit();
  const sitting = await sitDown(stand, one, '李明轩');
  await sitting.answer(one, [1, 18, 41]);
  const other = await context.newPage();
  await other.goto(course.answerPage);
  for (const [turn, page] of [other, one, other, one].entries()) {
    await takeOver(page);
    await sitting.expectShown(page);
    // The same questions again and a new one, and the other tab takes over right after the last key.
    await sitting.answer(page, [1, 18, 20 + turn, 30 + turn, 41], turn + 2);
  }
  await sitting.handIn(one, task);
  await context.close();
});
