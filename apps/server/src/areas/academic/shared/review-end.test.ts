import { expect, it } from 'vitest';
import { movedReviewEnd } from './review-end.ts';

const at = (text: string) => new Date(`${text}:00+08:00`);
const period = { scorePublish: at('2026-11-28T10:00'), reviewEnd: at('2026-12-04T17:00') };

it.each([
  ['2026-11-28T10:00', '2026-12-04T17:00', 'as it was'],
  ['2026-11-30T10:00', '2026-12-06T17:00', 'two days later'],
  ['2026-11-26T18:30', '2026-12-02T17:00', 'two days earlier'],
])('scores on %s: reviews until %s, %s', (publish, end) => {
  expect(movedReviewEnd(period, at(publish))).toEqual(at(end));
});

it('reviews can be asked for at least five days, whatever the period had', () => {
  const short = { ...period, reviewEnd: at('2026-12-03T09:00') };
  expect(movedReviewEnd(short, at('2026-11-28T18:30'))).toEqual(at('2026-12-03T18:30'));
});
