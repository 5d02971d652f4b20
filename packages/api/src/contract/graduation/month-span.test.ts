import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf, inTimeOrder, type MonthSpan, monthNumber, monthOfNumber, overlapsOf } from './month-span.ts';

const now = '2026-11';
const nowNumber = monthNumber(now);

/** A span from 1990 to `now`, of one month to fifteen years; every third goes on until now. */
const span: fc.Arbitrary<MonthSpan> = fc
  .record({ back: fc.nat(36 * 12), length: fc.nat(180), isOpen: fc.nat(2).map((number) => number === 0) })
  .map(({ back, length, isOpen }) => {
    const from = nowNumber - back;
    return { from: monthOfNumber(from), to: isOpen ? '' : monthOfNumber(Math.min(from + length, nowNumber)) };
  });
const spans = fc.array(span, { maxLength: 12 });
const limit = fc.nat(18);

const ends = ({ from, to }: MonthSpan) =>
  [monthNumber(from), to === '' ? nowNumber : monthNumber(to)] as const;
const covers = (whole: MonthSpan, month: number) => ends(whole)[0] <= month && month <= ends(whole)[1];
const monthsOf = (whole: MonthSpan) => {
  const [from, to] = ends(whole);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
};
/** The pairs of spans that overlap, each by its text, so that places and their order do not count. */
const pairsOf = (list: readonly MonthSpan[]) =>
  overlapsOf(list, now)
    .map(({ places }) =>
      places
        .map((place) => JSON.stringify(list[place]))
        .sort()
        .join(),
    )
    .sort();

describe('gaps of a résumé', () => {
  it('never share a month with a line, and are longer than what may be left out', () => {
    fc.assert(
      fc.property(spans, limit, (lines, most) => {
        for (const gap of gapsOf(lines, { now, limit: most })) {
          expect(gap.months).toBeGreaterThan(most);
          expect(monthsOf(gap)).toHaveLength(gap.months);
          expect(monthsOf(gap).some((month) => lines.some((line) => covers(line, month)))).toBe(false);
        }
      }),
    );
  });

  it('are none once each is filled', () => {
    fc.assert(
      fc.property(spans, limit, (lines, most) => {
        const gaps = gapsOf(lines, { now, limit: most });
        expect(gapsOf([...lines, ...gaps], { now, limit: most })).toEqual([]);
      }),
    );
  });

  it('leave out no month from the first line to this month that nothing covers, with no month allowed', () => {
    fc.assert(
      fc.property(spans, (lines) => {
        const gaps = gapsOf(lines, { now, limit: 0 });
        const first = Math.min(...lines.map((line) => ends(line)[0]), nowNumber);
        for (const month of monthsOf({ from: monthOfNumber(first), to: monthOfNumber(nowNumber - 1) }))
          expect([...lines, ...gaps].some((line) => covers(line, month))).toBe(true);
      }),
    );
  });

  it('are the same in whatever order the lines stand', () => {
    fc.assert(
      fc.property(
        spans.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        limit,
        ([lines, mixed], most) => {
          expect(gapsOf(mixed, { now, limit: most })).toEqual(gapsOf(lines, { now, limit: most }));
        },
      ),
    );
  });

  it('§5 2019-07 to 2020-06 are 12 months; a line without a beginning does not count', () => {
    const lines = [
      { from: '2020-07', to: '' },
      { from: '', to: '2020-06' },
      { from: '2016-09', to: '2019-06' },
    ];
    expect(gapsOf(lines, { now, limit: 6 })).toEqual([{ from: '2019-07', to: '2020-06', months: 12 }]);
  });

  it('§5 six months between two lines may be left out, seven not; the same after the last', () => {
    const after = (to: string) => gapsOf([{ from: '2016-09', to }], { now, limit: 6 });
    expect(after('2026-04')).toEqual([]);
    expect(after('2026-03')).toEqual([{ from: '2026-04', to: '2026-10', months: 7 }]);
  });
});

describe('overlaps of a résumé', () => {
  it('are the same in whatever order the lines stand', () => {
    fc.assert(
      fc.property(
        spans.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, mixed]) => {
          expect(pairsOf(mixed)).toEqual(pairsOf(lines));
        },
      ),
    );
  });

  it('are of two lines that both begin before the other has ended, whichever stands first', () => {
    fc.assert(
      fc.property(span, span, (first, second) => {
        const [a, b] = [ends(first), ends(second)];
        const isOverlap = a[0] < b[1] && b[0] < a[1];
        expect(overlapsOf([first, second], now)).toHaveLength(isOverlap ? 1 : 0);
        expect(overlapsOf([second, first], now)).toHaveLength(isOverlap ? 1 : 0);
      }),
    );
  });

  it('are none for who leaves one place and begins at another in the same month', () => {
    const left = { from: '2016-09', to: '2019-06' };
    expect(overlapsOf([{ from: '2019-06', to: '' }, left], now)).toEqual([]);
    expect(overlapsOf([{ from: '2019-05', to: '' }, left], now)).toEqual([{ places: [1, 0] }]);
  });
});

describe('lines in the order of time', () => {
  it('are all of the lines, each beginning no earlier than the one before; without a beginning last', () => {
    const unfinished = fc.oneof(span, fc.constant({ from: '', to: '' }));
    fc.assert(
      fc.property(fc.array(unfinished, { maxLength: 12 }), (lines) => {
        const sorted = inTimeOrder(lines);
        expect(new Set(sorted)).toEqual(new Set(lines));
        expect(sorted).toHaveLength(lines.length);
        const begins = sorted.map(({ from }) => (from === '' ? Number.POSITIVE_INFINITY : monthNumber(from)));
        expect(begins).toEqual(begins.toSorted((a, b) => a - b));
      }),
    );
  });
});

it('months and their numbers lead back to each other', () => {
  fc.assert(
    fc.property(fc.nat(9999 * 12), (number) => {
      expect(monthNumber(monthOfNumber(number))).toBe(number);
    }),
  );
  expect(monthOfNumber(monthNumber('2019-12') + 1)).toBe('2020-01');
});
