import { expect, it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { placeOf } from './watched-log.ts';
import { lessons, untilKept, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();
const closes = rounds(5, 2);

it(`a tab closed ${closes} times while the lesson plays goes on at the same second`, async ({ task }) => {
  const { context } = await stand.visit();
  const watching = watchingOf(stand);
  await watching.enter(context);
  let page = await watching.open(context);
  for (let close = 1; close <= closes; close += 1) {
    await watching.play(page, 3);
    const closedAt = await placeOf(page);
    await page.close();
    page = await watching.open(context);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(closedAt - 1.6);
    expect(await placeOf(page)).toBeLessThan(closedAt + 1.6);
  }
  await watching.play(page, 2);
  await watching.settle(page, task);
});

it('a tab closed without a network keeps on the device what was watched, and sends it when it is opened again', async ({
  task,
}) => {
  const { context } = await stand.visit();
  const watching = watchingOf(stand, lessons[1]);
  await watching.enter(context);
  const page = await watching.open(context);
  await watching.play(page, 2);
  await untilLoaded(page, 8);
  await context.setOffline(true);
  await watching.play(page, 4);
  await page.getByRole('button', { name: /^暂停/ }).first().click();
  await untilKept(page);
  await page.close();
  await context.setOffline(false);
  const again = await watching.open(context);
  await watching.settle(again, task);
});
