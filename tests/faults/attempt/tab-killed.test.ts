import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { untilOnDevice } from './on-device.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';
import { openStand } from './stand.ts';

const stand = openStand();

async function reopen(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(course.answerPage);
  await untilAnswering(page);
  return page;
}

it('a tab closed five times, each right after the last key, has every answer when it is opened again', async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '李明轩');
  let page = first;
  // A choice, several choices, a judgement, a blank and a text: each is the last before a close.
  for (const last of [3, 17, 23, 33, 42]) {
    await sitting.answer(page, [last - 2, last - 1, last]);
    await page.close();
    page = await reopen(context);
    await sitting.expectShown(page);
  }
  await sitting.answer(page, numbers(4, 6));
  await sitting.arrived(5000);
  await sitting.handIn(page, task);
  await context.close();
});

/** Without a network nothing can be sent as the page goes: the tab is closed once the device has the last answer. */
it('a tab closed without a network keeps its answers on the device, and sends them when it is opened again', async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '孙浩然');
  let page = first;
  for (const last of [5, 34, 44]) {
    await sitting.answer(page, [last - 2]);
    await sitting.arrived();
    await context.setOffline(true);
    await sitting.answer(page, [last - 1, last]);
    await untilOnDevice(page, sitting.log);
    await page.close();
    await context.setOffline(false);
    page = await reopen(context);
    await sitting.expectShown(page);
    await sitting.arrived();
  }
  expect(sitting.log.tried).toBeGreaterThan(9);
  await sitting.handIn(page, task);
  await context.close();
});

/** Neither the network nor the database of the device gets the last answers: only what is written as the page goes. */
it('a tab closed while the device has not written the last answers yet has them when it is opened again', async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '周子墨');
  let page = first;
  for (const last of [5, 23, 44]) {
    await sitting.answer(page, [last - 2]);
    await sitting.arrived();
    await context.setOffline(true);
    await page.evaluate(() => {
      crypto.subtle.encrypt = () => new Promise(() => {});
    });
    await sitting.answer(page, [last - 1, last]);
    await page.close();
    await context.setOffline(false);
    page = await reopen(context);
    await sitting.expectShown(page);
    await sitting.arrived();
  }
  await sitting.handIn(page, task);
  await context.close();
});
