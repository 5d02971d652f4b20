import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatClock, formatDuration } from './duration.ts';

it.each([
  [0, '0 秒', '00:00'],
  [7_999, '7 秒', '00:07'],
  [18 * 60_000, '18 分钟', '18:00'],
  [52 * 60_000 + 18_000, '52 分 18 秒', '52:18'],
  [3_600_000, '1 小时', '1:00:00'],
  [3_909_000, '1 小时 5 分', '1:05:09'],
])('%i ms is %s, on a clock %s', (duration, words, clock) => {
  expect(formatDuration(duration)).toBe(words);
  expect(formatClock(duration)).toBe(clock);
});

it('a clock shows every whole second of a duration, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(100 * 3_600_000), (duration) => {
      const seconds = formatClock(duration)
        .split(':')
        .reduce((sum, figure) => sum * 60 + Number(figure), 0);
      expect(seconds).toBe(Math.floor(duration / 1000));
    }),
  );
});
