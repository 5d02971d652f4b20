import { expect, it } from 'vitest';
import { openStand } from '../stand.ts';
import { untilOnDevice } from './on-device.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';
import { expectTimeLeft } from './time-left.ts';

const stand = openStand();
const hour = 3_600_000;
const hours = 3;

/**
 * Real: the server's clock, and the monotonic clock of the page. Moved: the page's wall clock (`Date`), before the
 * page is loaded and in the middle, as when a device sets its time.
 */
it.for([
  ['fast', 1, '李明轩'],
  ['slow', -1, '孙浩然'],
] as const)(
  'a device whose clock is three hours %s, then jumps to the other side',
  async ([, sign, name], { task }) => {
    const { page, context } = await stand.visit();
    const off = sign * hours * hour;
    await page.clock.install({ time: Date.now() + off });
    const sitting = await sitDown(stand, page, name);
    await expectTimeLeft(page, sitting.record);
    await sitting.answer(page, [...numbers(1, 4), 31]);
    await page.clock.setSystemTime(Date.now() - off);
    await sitting.answer(page, [5, 18, 32, 41], 2);
    await expectTimeLeft(page, sitting.record);
    await sitting.arrived(6000);
    await context.setOffline(true);
    await sitting.answer(page, [6, 33], 3);
    await page.clock.setSystemTime(Date.now() + off);
    await untilOnDevice(page, sitting.log);
    await context.setOffline(false);
    await page.reload();
    await untilAnswering(page);
    expect(new URL(page.url()).pathname).toBe(course.answerPage);
    await sitting.expectShown(page);
    await expectTimeLeft(page, sitting.record);
    await sitting.handIn(page, task);
    await context.close();
  },
);
