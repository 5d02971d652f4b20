import type { Page } from 'playwright';
import { it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { course, sitDown, untilAnswering } from './sitting.ts';

const stand = openStand();

async function takeOver(page: Page) {
  await page.bringToFront();
  await page.getByRole('heading', { name: '已在另一个标签页打开' }).waitFor();
  await page.getByRole('button', { name: '在本机继续' }).click();
  await untilAnswering(page);
}

const turns = rounds(4, 2);

it(`two tabs of one browser answer in turn ${turns} times: the last answer of each question is kept`, async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '李明轩');
  await sitting.answer(first, [1, 18, 41]);
  const second = await context.newPage();
  await second.goto(course.answerPage);
  for (let turn = 0; turn < turns; turn += 1) {
    const page = turn % 2 === 0 ? second : first;
    await takeOver(page);
    await sitting.expectShown(page);
    // The same questions again and a new one, and the other tab takes over right after the last key.
    await sitting.answer(page, [1, 18, 20 + turn, 30 + turn, 41], turn + 2);
  }
  await sitting.handIn(first, task);
  await context.close();
});
