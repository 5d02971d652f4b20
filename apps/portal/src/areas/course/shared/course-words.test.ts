import { expect, it } from 'vitest';
import { chapterWords, placeWords } from './course-words.ts';

it.each([
  [1, '第一章'],
  [8, '第八章'],
  [10, '第十章'],
  [12, '第十二章'],
  [20, '第二十章'],
  [34, '第三十四章'],
])('chapter %i is %s', (no, words) => {
  expect(chapterWords(no)).toBe(words);
});

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [81, '1:21'],
  [3905, '1:05:05'],
])('second %i is %s', (seconds, words) => {
  expect(placeWords(seconds)).toBe(words);
});
