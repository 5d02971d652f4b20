import { expect, it } from 'vitest';
import { widthOf } from './widthOf.ts';

it('words: Chinese is as wide as high, the rest narrower', () => {
  expect(widthOf('报考截止', 14)).toBe(56);
  expect(widthOf('17:00', 14)).toBeLessThan(56);
});
