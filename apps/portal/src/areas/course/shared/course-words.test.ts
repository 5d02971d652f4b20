import { expect, it } from 'vitest';
import { placeWords } from './course-words.ts';

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [81, '1:21'],
  [3905, '1:05:05'],
])('second %i is %s', (seconds, words) => {
  expect(placeWords(seconds)).toBe(words);
});
