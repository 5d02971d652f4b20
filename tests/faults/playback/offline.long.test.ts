import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();
/** ms. */
const away = 120_000;

it('two minutes without a network while the lesson plays: every second is there when the network is back', {
  timeout: 300_000,
}, async ({ task }) => {
  const { page: first, context } = await stand.visit();
  await first.close();
  const watching = watchingOf(stand);
  await watching.enter(context);
  const page = await watching.open(context);
  await watching.play(page, 3);
  await untilLoaded(page, 10);
  await context.setOffline(true);
  // The time itself is what is tested.
  await page.waitForTimeout(away);
  await context.setOffline(false);
  await watching.settle(page, task);
});
