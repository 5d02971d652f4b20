import type { Random } from '../random.ts';

/** Chance that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  return { fraction, below, digits, id: () => `seeded-${digits(12)}`, token: (bytes = 32) => digits(bytes) };
}
