import { expect, it } from 'vitest';
import { openStand } from '../stand.ts';
import { numbers, sitDown } from './sitting.ts';

const stand = openStand();

/** Numbers from 0 to 1 that look like chance and are the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Real: 562 ms latency and 1.44 Mbit/s by DevTools; of every call 15 % die on the way there, 15 % on the way back. */
it('a slow network that loses 30 % of all calls: every answer arrives', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '周子墨');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.44e6 / 8) | 0,
    uploadThroughput: (1.44e6 / 8) | 0,
  });
  const next = chance(4735);
  let lost = 0;
  await context.route('**/api/v1/**', async (route) => {
    const luck = next();
    if (luck >= 0.3) return route.continue();
    lost += 1;
    if (luck >= 0.15) await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  // In small portions, so that many calls are made.
  for (const first of numbers(0, 14)) {
    await sitting.answer(page, numbers(3 * first + 1, 3 * first + 3));
    await sitting.arrived(60_000);
  }
  await sitting.answer(page, numbers(1, 34), 2);
  await sitting.handIn(page, task);
  expect(lost).toBeGreaterThan(4);
  await context.close();
}, 180_000);
