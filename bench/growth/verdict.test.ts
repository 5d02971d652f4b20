import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

/** A round of 100 calls of one length, the slowest of them as long as is said. */
const round = (usual: number, slowest = usual) => [...Array.from({ length: 99 }, () => usual), slowest];

test('a call that takes three tenths longer with many students still holds', () => {
  expect(verdictOf({ few: [round(10)], many: [round(13)] }, 1.3)).toEqual({ ratio: 1.3, ok: true });
});

test('a call that usually takes longer than that does not hold', () => {
  expect(verdictOf({ few: [round(10)], many: [round(13.1)] }, 1.3).ok).toBe(false);
});

test('the slowest hundredth decides nothing, on whichever side', () => {
  const calm = [round(10), round(10), round(10)];
  const disturbed = [round(10, 900), round(10, 900), round(10, 900)];
  expect(verdictOf({ few: calm, many: disturbed }, 1.3)).toEqual({ ratio: 1, ok: true });
  expect(verdictOf({ few: disturbed, many: calm }, 1.3)).toEqual({ ratio: 1, ok: true });
});

test('a call that is slower in most rounds does not hold', () => {
  expect(
    verdictOf({ few: [round(10), round(10), round(10)], many: [round(10), round(16), round(16)] }, 1.3).ok,
  ).toBe(false);
});

test('a call that was never made does not hold', () => {
  expect(verdictOf({ few: [], many: [] }, 1.3).ok).toBe(false);
});
