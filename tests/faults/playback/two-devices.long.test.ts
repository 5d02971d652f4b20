import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { pressPause, takeOver, untilKept, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();

/** Real: two browser profiles with sessions of their own, one of them cut from the network for a while. */
it('two devices, one of them offline for a while: what was watched on either counts, and once', async ({
  task,
}) => {
  const home = await stand.visit();
  const away = await stand.visit();
  const watching = watchingOf(stand);
  await watching.enter(home.context);
  await watching.enter(away.context);

  const atHome = await watching.open(home.context);
  await watching.play(atHome, 7);
  await pressPause(atHome);
  await watching.arrived();
  await untilLoaded(atHome, 12);
  await home.context.setOffline(true);
  await watching.play(atHome, 6);
  await pressPause(atHome);
  await untilKept(atHome);

  const outside = await away.context.newPage();
  await outside.goto(new URL(atHome.url()).pathname + new URL(atHome.url()).search);
  await takeOver(outside);
  await watching.play(outside, 5);
  await pressPause(outside);

  await home.context.setOffline(false);
  await watching.arrived();
  await takeOver(atHome);
  await watching.play(atHome, 3);
  await watching.settle(atHome, task);
});
