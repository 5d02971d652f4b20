import { it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { pressPause, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();
const kills = rounds(8, 2);

it(`a server killed ${kills} times while a lesson plays has every second`, async ({ task }) => {
  const { context } = await stand.visit();
  const watching = watchingOf(stand);
  await watching.enter(context);
  const page = await watching.open(context);
  await watching.play(page, 2);
  for (let kill = 1; kill <= kills; kill += 1) {
    await untilLoaded(page, 5);
    await Promise.all([stand.killServer(), watching.play(page, 3)]);
    await stand.startServer();
    await watching.play(page, 1);
    await pressPause(page);
    // Every third time it dies again before all has arrived.
    if (kill % 3 !== 0) await watching.arrived(40_000);
  }
  await watching.settle(page, task);
});
