import { expect, it } from 'vitest';
import { circled } from './places.ts';

it.each([
  [1, '①'],
  [20, '⑳'],
  [21, '㉑'],
  [35, '㉟'],
  [36, '㊱'],
  [50, '㊿'],
  [0, '(0)'],
  [51, '(51)'],
  [-1, '(-1)'],
  [1.5, '(1.5)'],
  [Number.NaN, '(NaN)'],
])('numbers annotation %d as %s', (number, text) => {
  expect(circled(number)).toBe(text);
});
