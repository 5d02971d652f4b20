import { expect, it } from 'vitest';
import { rankBand } from './rank.ts';

it.each([
  [4, 0, ''],
  [5, 0, '前 20%'],
  [5, 1, '前 40%'],
  [5, 2, '后 50%'],
  [10, 0, '前 10%'],
  [100, 9, '前 10%'],
  [100, 10, '前 20%'],
  [100, 49, '前 50%'],
  [100, 50, '后 50%'],
])('of %i results, %i of them better: %s', (results, better, band) => {
  expect(rankBand(results, better)).toBe(band);
});
