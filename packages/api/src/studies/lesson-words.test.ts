import { expect, it } from 'vitest';
import { placeWords, watchedWords } from './lesson-words.ts';

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [755, '12:35'],
  [600, '10:00'],
  [3909, '1:05:09'],
])('%s seconds into a lesson is %s', (seconds, words) => {
  expect(placeWords(seconds)).toBe(words);
});

it('says how far a lesson was watched, and that it was watched to its end', () => {
  expect(watchedWords({ position: 42, duration: 81 })).toBe('看到 0:42，共 1:21');
  expect(watchedWords({ position: 81, duration: 81 })).toBe('已看完，共 1:21');
});
