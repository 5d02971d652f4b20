import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';
import { expectTimeLeft } from './time-left.ts';

const stand = openStand();
const minute = 60_000;

/**
 * Real: the network of the browser, cut and mended. Moved on: five minutes on the page's clock (every timer fires,
 * every retry is made and fails) and the same on the server's.
 */
it('five minutes offline, half of them in a new tab: every answer is there and the clock is right', async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  await first.clock.install();
  const sitting = await sitDown(stand, first, '李明轩');
  await sitting.answer(first, numbers(1, 3));
  await sitting.arrived();

  await context.setOffline(true);
  for (const passed of numbers(1, 5)) {
    await sitting.answer(first, [passed, 10 + passed, 30 + passed], passed + 1);
    await first.clock.runFor(minute);
  }
  // Reported after 15 s without an answer of the server, although the device has it all.
  await first
    .getByText(/题没有保存。$/)
    .first()
    .waitFor();
  await stand.moveClock(5 * minute);
  await first.close();
  await context.setOffline(false);

  const page = await context.newPage();
  await page.goto(course.answerPage);
  await untilAnswering(page);
  await sitting.expectShown(page);
  await sitting.arrived();
  await expectTimeLeft(page, sitting.record, 5 * minute);
  await sitting.answer(page, [40, 44]);
  await sitting.handIn(page, task);
  await context.close();
});

/** As above, but the tab stays: what it holds is sent as soon as the network is back. */
it('five minutes offline in one tab: all is sent when the network is back', async ({ task }) => {
  const { page, context } = await stand.visit();
  await stand.moveClock(0);
  await page.clock.install();
  const sitting = await sitDown(stand, page, '孙浩然');
  await context.setOffline(true);
  for (const passed of numbers(1, 5)) {
    await sitting.answer(page, [passed, 15 + passed, 40], passed);
    await page.clock.runFor(minute);
  }
  await stand.moveClock(5 * minute);
  await context.setOffline(false);
  await sitting.arrived(5000);
  await sitting.handIn(page, task);
  await context.close();
});
