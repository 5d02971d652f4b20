import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const hundred = (slowest: number) => [...Array.from({ length: 99 }, () => 1), slowest];
const rounds = (...slowest: number[]) => slowest.map(hundred);

test('a call whose slowest hundredth takes half as long again still holds', () => {
  expect(verdictOf({ few: rounds(10), many: rounds(15) }, 1.5)).toEqual({ ratio: 1.5, ok: true });
});

test('a call whose slowest hundredth takes longer does not hold, however fast the others are', () => {
  expect(verdictOf({ few: rounds(10), many: rounds(15.1) }, 1.5).ok).toBe(false);
});

test('a disturbance in one round decides nothing, on whichever side', () => {
  const calm = rounds(10, 11, 12);
  expect(verdictOf({ few: calm, many: rounds(10, 11, 900) }, 1.5)).toEqual({ ratio: 1, ok: true });
  expect(verdictOf({ few: rounds(900, 11, 12), many: rounds(30, 31, 32) }, 1.5).ok).toBe(false);
});

test('a call that is slower in most rounds does not hold', () => {
  expect(verdictOf({ few: rounds(10, 10, 10), many: rounds(10, 16, 16) }, 1.5).ok).toBe(false);
});

test('a call that was never made does not hold', () => {
  expect(verdictOf({ few: [], many: [] }, 1.5).ok).toBe(false);
});
