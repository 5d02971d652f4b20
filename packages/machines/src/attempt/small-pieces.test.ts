import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelay } from '../calls/outcome.ts';
import type { Entries } from './attempt-data.ts';
import { mergeEntries } from './merge.ts';
import { learnTime, serverTime } from './server-clock.ts';
import { dueWarnings } from './warnings.ts';

const side = fc.dictionary(
  fc.constantFrom('q1', 'q2', 'q3'),
  fc.record({ answer: fc.string(), marked: fc.boolean(), at: fc.integer({ min: 1, max: 9 }) }),
);

it('merging keeps the later answer to each question, the server’s on a tie, and lists what the server lacks', () => {
  fc.assert(
    fc.property(side, side, (local: Entries, server: Entries) => {
      const { entries, unsent } = mergeEntries(local, server);
      for (const id of new Set([...Object.keys(local), ...Object.keys(server)])) {
        const isLocal = (local[id]?.at ?? 0) > (server[id]?.at ?? 0);
        expect(entries[id]).toEqual(isLocal ? local[id] : server[id]);
        expect(unsent.includes(id)).toBe(isLocal);
      }
    }),
  );
});

it('waits from 1 s to 15 s, random in the second half of each step', () => {
  expect([1, 2, 3, 4, 5, 99].map((failures) => retryDelay(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect([1, 3, 9].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 7500]);
});

it('the server’s time follows the monotonic clock, and a better answer corrects it', () => {
  const first = learnTime(null, 10_000, 0);
  expect(serverTime(first, 500)).toBe(10_500);
  expect(serverTime(learnTime(first, 10_400, 500), 500)).toBe(10_500);
  expect(serverTime(learnTime(first, 10_600, 500), 500)).toBe(10_600);
  expect(serverTime(learnTime(first, 5000, 500), 500)).toBe(5000);
});

it('a test that is shorter than a minute is not warned of the minute', () => {
  expect(dueWarnings(50_000, 50_000, [])).toEqual([]);
  expect(dueWarnings(50_000, 2000, [])).toEqual(['fifth', 'twentieth']);
  expect(dueWarnings(6_000_000, 1_200_000, [])).toEqual(['fifth']);
  expect(dueWarnings(6_000_000, 300_000, ['fifth'])).toEqual(['twentieth']);
  expect(dueWarnings(6_000_000, 60_000, ['fifth', 'twentieth'])).toEqual(['oneMinute']);
});
