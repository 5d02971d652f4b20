import { it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { numbers, sitDown } from './sitting.ts';

const stand = openStand();
const kills = rounds(20, 4);

it(`a server killed ${kills} times while answers are given has all of them`, async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '李明轩');
  for (const kill of numbers(1, kills)) {
    const next = (offset: number) => ((kill * 2 + offset) % 44) + 1;
    // It dies while the student answers, and comes back while the student answers on.
    await Promise.all([stand.killServer(), sitting.answer(page, [next(0), next(1)], kill)]);
    await Promise.all([stand.startServer(), sitting.answer(page, [next(1), next(2)], kill + 1)]);
    // Every third time it dies again before all has arrived.
    if (kill % 3 !== 0) await sitting.arrived(30_000);
  }
  await sitting.expectShown(page);
  await sitting.handIn(page, task);
  await context.close();
});
