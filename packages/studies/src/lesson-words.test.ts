import { expect, it } from 'vitest';
import { nextLessonWords, placeWords } from './lesson-words.ts';

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [755, '12:35'],
  [600, '10:00'],
  [3909, '1:05:09'],
])('%s seconds into a lesson is %s', (seconds, words) => {
  expect(placeWords(seconds)).toBe(words);
});

it('says how far the lesson to go on with is', () => {
  expect(nextLessonWords({ kind: 'CONTINUE', second: 42, duration: 81 })).toBe('看到 0:42，共 1:21');
  expect(nextLessonWords({ kind: 'AGAIN', second: 0, duration: 81 })).toBe('已看完，共 1:21');
  expect(nextLessonWords({ kind: 'START', second: 0, duration: 81 })).toBe('还没看，共 1:21');
});
