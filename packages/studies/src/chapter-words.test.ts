import { expect, it } from 'vitest';
import { chapterWords } from './chapter-words.ts';

it.each([
  [1, '第一章'],
  [9, '第九章'],
  [10, '第十章'],
  [17, '第十七章'],
  [20, '第二十章'],
  [21, '第二十一章'],
  [99, '第九十九章'],
])('chapter %s is %s, as books say it', (no, words) => {
  expect(chapterWords(no)).toBe(words);
});
