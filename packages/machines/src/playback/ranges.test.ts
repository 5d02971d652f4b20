import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countSeconds,
  lastEnd,
  type Ranges,
  restOf,
  subtract,
  union,
  wholeSeconds,
  withinLesson,
} from './ranges.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([start, length]): [number, number] => [start, start + length]);
const ranges = fc.array(range, { maxLength: 12 });
/** The seconds themselves. */
const seconds = (of: Ranges) =>
  new Set(of.flatMap(([start, end]) => Array.from({ length: end - start }, (_, index) => start + index)));
/** Sorted, apart from each other, none empty. */
const isTidy = (of: Ranges) =>
  of.every(([start, end], index) => start < end && (index === 0 || start > (of[index - 1]?.[1] ?? 0)));

it('a second that is in either of two sets is in their union once, whatever overlaps or repeats', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const both = union(a, b);
      expect(isTidy(both)).toBe(true);
      expect(seconds(both)).toEqual(new Set([...seconds(a), ...seconds(b)]));
      expect(union(b, a)).toEqual(both);
      expect(union(both, a)).toEqual(both);
      expect(countSeconds([...a, ...b])).toBe(seconds(both).size);
      expect(lastEnd(both)).toBe(Math.max(0, ...[...seconds(both)].map((second) => second + 1)));
    }),
  );
});

it('what is left without a set has none of its seconds and all others', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const rest = subtract(a, b);
      expect(isTidy(rest)).toBe(true);
      const without = seconds(b);
      expect(seconds(rest)).toEqual(new Set([...seconds(a)].filter((second) => !without.has(second))));
    }),
  );
});

it('neighbours become one range, and nothing is left of a range within another', () => {
  expect(
    union(
      [
        [10, 20],
        [0, 5],
      ],
      [[5, 10]],
    ),
  ).toEqual([[0, 20]]);
  expect(union([[0, 10]], [[3, 4]])).toEqual([[0, 10]]);
  expect(subtract([[0, 10]], [[3, 4]])).toEqual([
    [0, 3],
    [4, 10],
  ]);
  expect(subtract([[3, 4]], [[0, 10]])).toEqual([]);
});

it('the arguments stay as they are', () => {
  const [a, b]: [[number, number][], [number, number][]] = [[[0, 5]], [[3, 9]]];
  union(a, b);
  subtract(a, b);
  expect([a, b]).toEqual([[[0, 5]], [[3, 9]]]);
});

it.each([
  ['a whole second', 3, 4, [[3, 4]]],
  ['half of a second', 3, 3.5, [[3, 4]]],
  ['less than half of it', 3, 3.49, []],
  ['the middle half of a second', 3.25, 3.75, [[3, 4]]],
  ['the end of a second, however short', 3.9, 4, [[3, 4]]],
  ['the end of a second and less than half of the next', 3.9, 4.4, [[3, 4]]],
  ['the end of a second and half of the next', 3.9, 4.5, [[3, 5]]],
  ['fifteen seconds', 0, 15, [[0, 15]]],
  ['nothing at a place', 7, 7, []],
  ['nothing backwards', 7, 5, []],
  ['nothing of no number', Number.NaN, 5, []],
  ['nothing to no number', 0, Number.NaN, []],
  ['beyond the end of the lesson only what is in it', 98, 105, [[98, 100]]],
  ['nothing after the end', 100, 105, []],
] as const)('%s: from %d to %d', (_, from, to, counted) => {
  expect(wholeSeconds(from, to, 100)).toEqual(counted);
});

it('a lesson that ends within a second has no second there that could count', () => {
  expect(wholeSeconds(98, 100.7, 100.7)).toEqual([[98, 100]]);
  expect(withinLesson([[0, 500]], 100.7)).toEqual([[0, 100]]);
  expect(withinLesson([[100, 500]], 100)).toEqual([]);
});

it('wherever continuous playing is cut, however often, exactly the seconds of the uncut piece count', () => {
  const place = fc.double({ min: 0, max: 90, noNaN: true });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (places) => {
      const sorted = places.sort((a, b) => a - b);
      const [start = 0] = sorted;
      let [from, counted]: [number, Ranges] = [start, []];
      for (const to of sorted.slice(1)) {
        counted = union(counted, wholeSeconds(from, to, 80));
        from = restOf(from, to);
      }
      expect(counted).toEqual(wholeSeconds(start, sorted.at(-1) ?? 0, 80));
    }),
    { numRuns: 2000 },
  );
});
