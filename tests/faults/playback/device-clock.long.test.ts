import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { lessons, untilKept, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();
const hour = 3_600_000;

/** Real: the server's clock, and the monotonic clock of the page. Moved: the page's wall clock (`Date`). */
it.for([
  ['fast', 3],
  ['slow', -3],
] as const)(
  'a device whose clock is three hours %s, then jumps to the other side',
  async ([, hours], { task }) => {
    const { context } = await stand.visit();
    const watching = watchingOf(stand, lessons[hours > 0 ? 0 : 1]);
    await watching.enter(context);
    await context.clock.install({ time: Date.now() + hours * hour });
    const page = await watching.open(context);
    await watching.play(page, 4);
    await page.clock.setSystemTime(Date.now() - hours * hour);
    await watching.play(page, 4);
    await untilLoaded(page, 8);
    await context.setOffline(true);
    await watching.play(page, 3);
    await page.clock.setSystemTime(Date.now() + hours * hour);
    await page.getByRole('button', { name: /^暂停/ }).first().click();
    await untilKept(page);
    await context.setOffline(false);
    await watching.settle(page, task);
  },
);
