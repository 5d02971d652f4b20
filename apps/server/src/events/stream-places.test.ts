import { expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

const owners = { session: 's', account: 'a', network: 'n' };

it.each([
  ['session', 6],
  ['account', 18],
  ['network', 2000],
] as const)('a %s has %i streams at once, and a new one when another ends, but not two', (kind, max) => {
  const places = createStreamPlaces();
  const take = (index: number) =>
    places.take({
      session: `session ${index}`,
      account: `account ${index}`,
      network: `network ${index}`,
      [kind]: 'shared',
    });
  const taken = Array.from({ length: max }, (_, index) => take(index));
  expect(() => take(max)).toThrow('同时打开的页面过多');
  taken[0]?.();
  taken[0]?.();
  take(max);
  expect(() => take(max + 1)).toThrow('同时打开的页面过多');
});

it('a process has 10,000, whoever they belong to', () => {
  const places = createStreamPlaces();
  const take = (index: number) =>
    places.take({ session: `${index}`, account: `${index}`, network: `${index}` });
  const leave = Array.from({ length: 10_000 }, (_, index) => take(index));
  expect(() => take(10_000)).toThrow('60 秒后再试');
  for (const free of leave) free();
  for (let index = 0; index < 6; index += 1) places.take(owners);
});
