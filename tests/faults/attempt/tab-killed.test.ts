import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { untilOnDevice } from './on-device.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';

const stand = openStand();

async function reopen(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(course.answerPage);
  await untilAnswering(page);
  return page;
}

/** Questions answered last before each close: a text, several choices, a blank, a choice and a judgement. */
const closes = [42, 17, 33, 3, 23].slice(0, rounds(5, 3));

it(`a tab closed ${closes.length} times, each right after the last key, has every answer when it is opened again`, async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '李明轩');
  let page = first;
  for (const last of closes) {
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
  for (const last of [44, 34, 5].slice(0, rounds(3, 1))) {
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
  expect(sitting.log.tried).toBeGreaterThan(rounds(9, 3));
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
  for (const last of [44, 23, 5].slice(0, rounds(3, 1))) {
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
