import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { placeOf } from './watched-log.ts';
import { pressPlay, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();
/** ms; longer than what a player has loaded ahead. */
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
  const reached = await placeOf(page);
  // What ran dry goes on by itself or at a press.
  if (await page.getByRole('button', { name: /^播放/ }).first().isVisible()) await pressPlay(page);
  await page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at + 3, reached);
  await watching.settle(page, task);
});
