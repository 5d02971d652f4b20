import type { Page } from 'playwright';
import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();

/** Waits until the video has played whatever was loaded of it. */
const untilPlayedOut = (page: Page) =>
  page.waitForFunction(
    () => {
      const video = document.querySelector('video');
      return video !== null && (video.ended || video.readyState <= HTMLMediaElement.HAVE_CURRENT_DATA);
    },
    null,
    { timeout: 180_000 },
  );

it('without a network the lesson plays until nothing more is loaded: every second is there when the network is back', {
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
  await untilPlayedOut(page);
  await context.setOffline(false);
  await watching.settle(page, task);
});
