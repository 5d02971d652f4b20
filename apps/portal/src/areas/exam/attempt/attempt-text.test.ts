import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { endWords, questionsOf } from './attempt-text.ts';

const end = (text: string, now: string) => endWords(parseMoment(text), parseMoment(now));

it.each([
  ['2026-11-22 21:02:45', '2026-11-22 20:14:33', '21:02:45'],
  ['2026-11-23 00:40:02', '2026-11-22 23:17:39', '明天 00:40'],
  ['2026-11-23 00:40:02', '2026-11-23 00:00:00', '00:40:02'],
  ['2026-11-24 09:00:00', '2026-11-22 23:17:39', '11月24日 09:00'],
  ['2026-11-23 00:00:00', '2026-11-22 23:17:39', '今晚 24:00'],
])('an attempt that ends at %s says so at %s as %s', (text, now, words) => {
  expect(end(text, now)).toBe(words);
});

it('many questions are counted by their first eight numbers', () => {
  expect(questionsOf([32, 40])).toBe('第 33、41 题');
  expect(questionsOf([...Array(9).keys()])).toBe('第 1、2、3、4、5、6、7、8 等题');
});
