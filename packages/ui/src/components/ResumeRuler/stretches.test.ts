import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsOf, monthAt, placeSpans, yearTicks } from './stretches.ts';

const now = monthAt('2026-11');
const span = (from: string, to: string) => ({ id: from, label: '', from, to });

describe('spans on a ruler of months', () => {
  it('lie on one lane one after another, also when they share the month of the change', () => {
    const placed = placeSpans([span('2019-06', ''), span('2016-09', '2019-06')], now);
    expect(placed.map(({ lane }) => lane)).toEqual([0, 0]);
    expect(placed[1]?.from).toBe(placed[0]?.to);
  });

  it('are never drawn over each other', () => {
    const any = fc
      .tuple(fc.integer({ min: 1990, max: 2025 }), fc.integer({ min: 1, max: 9 }), fc.nat(20))
      .map(([year, month, years]) => span(`${year}-0${month}`, `${Math.min(2026, year + years)}-0${month}`));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (spans) => {
        const placed = placeSpans(spans, now);
        expect(placed).toHaveLength(spans.length);
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(one.lane !== other.lane || one.to <= other.from || other.to - other.from <= 0.5).toBe(
              true,
            );
      }),
    );
  });

  it.each([
    ['has no beginning', span('', '2019-06')],
    ['ends before it begins', span('2019-06', '2018-01')],
    ['begins in a month that no year has', span('2019-13', '')],
    ['begins after now and goes on', span('2027-03', '')],
  ])('leaves out one that %s', (_, bad) => {
    expect(placeSpans([bad, span('2020-01', '')], now).map(({ span: { from } }) => from)).toEqual([
      '2020-01',
    ]);
  });
});

describe('the years on a ruler of months', () => {
  it('are labelled as many as have room, every second one here', () => {
    const ends = { from: monthAt('2013-07'), to: monthAt('2027-01') };
    const ticks = yearTicks(ends, 0.1);
    expect(ticks).toHaveLength(14);
    expect(ticks.filter(({ isLabelled }) => isLabelled).map(({ year }) => year)).toEqual(
      [2014, 2016, 2018, 2020, 2022, 2024, 2026].filter(
        (year) => (year * 12 - ends.from) / (ends.to - ends.from) >= 0.05,
      ),
    );
  });

  it('never touch and never leave the ruler', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1200 }),
        fc.double({ min: 0.02, max: 0.4, noNaN: true }),
        (months, room) => {
          const ends = endsOf([{ from: now - months, to: now }], now, true);
          const labelled = yearTicks(ends, room).filter(({ isLabelled }) => isLabelled);
          for (const [index, { at }] of labelled.entries()) {
            expect(at - room / 2).toBeGreaterThanOrEqual(0);
            expect(at + room / 2).toBeLessThanOrEqual(1);
            const next = labelled[index + 1];
            if (next !== undefined) expect(next.at - at).toBeGreaterThanOrEqual(room - 1e-9);
          }
        },
      ),
    );
  });
});
