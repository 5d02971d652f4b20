import { expect, it } from 'vitest';
import { formatDateTime, parseDateTime } from '../../../time.ts';
import { afterWorkingDays } from './working-days.ts';

const after = (since: string, days: number) => formatDateTime(afterWorkingDays(parseDateTime(since), days));

it.each([
  ['on a Monday', '2026-11-16 09:00:00', '2026-11-24 00:00:00'],
  ['late on a Monday', '2026-11-16 23:59:59', '2026-11-24 00:00:00'],
  ['on a Friday', '2026-11-20 21:47:00', '2026-11-28 00:00:00'],
  ['on a Saturday', '2026-11-21 10:00:00', '2026-11-28 00:00:00'],
  ['on a Sunday', '2026-11-22 10:00:00', '2026-11-28 00:00:00'],
  ['over the end of a year', '2026-12-31 08:00:00', '2027-01-08 00:00:00'],
])('screens 6: five working days after a submission %s are over at the end of the fifth', (_, since, end) => {
  expect(after(since, 5)).toBe(end);
});

it('a day of no working days ends with itself', () => {
  expect(after('2026-11-16 09:00:00', 0)).toBe('2026-11-17 00:00:00');
});
