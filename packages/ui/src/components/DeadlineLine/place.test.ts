import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineLineTexts } from './DeadlineLine.texts.ts';
import { along, placeDeadlines, startOfDay, ticks } from './place.ts';

const now = Date.UTC(2026, 10, 21, 12, 14);
const day = 86_400_000;

describe('the ruler of deadlines', () => {
  it('begins with the day in Beijing, also when UTC is a day behind', () => {
    expect(startOfDay(now)).toBe(Date.UTC(2026, 10, 20, 16));
    expect(startOfDay(Date.UTC(2026, 10, 20, 17))).toBe(Date.UTC(2026, 10, 20, 16));
  });

  it('begins now: what is due in an hour is an hour along', () => {
    expect(along(now, now, 30)).toBe(0);
    expect(along(now + day, now, 30)).toBeCloseTo(1 / 30);
    expect(ticks(now, 30, deadlineLineTexts.day)[1]?.x).toBe(along(Date.UTC(2026, 10, 21, 16), now, 30));
  });

  it('marks weeks at Mondays and shades the weekends', () => {
    const marks = ticks(now, 30, deadlineLineTexts.day);
    expect(marks).toHaveLength(31);
    expect(marks.flatMap(({ label }) => label ?? [])).toEqual(['11月30日', '12月7日', '12月14日']);
    expect(marks.slice(0, 9).map(({ rest }) => rest)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('clamps moments outside to its ends', () => {
    expect(along(now - day, now, 30)).toBe(0);
    expect(along(now + 60 * day, now, 30)).toBe(1);
  });

  it('never lays words on words', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 824 }),
      width: fc.integer({ min: 20, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const sorted = labels.toSorted((a, b) => a.x - b.x);
        const spans = placeDeadlines(sorted, 828).map(({ row, flipped }, index) => {
          const { x, width } = sorted[index]!;
          return { row, start: flipped ? x - width : x, end: flipped ? x : x + width };
        });
        for (const [index, a] of spans.entries())
          for (const b of spans.slice(index + 1))
            if (a.row === b.row) expect(a.end < b.start || b.end < a.start).toBe(true);
      }),
    );
  });

  it('never draws a stem through words to the right of their own', () => {
    const labels = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 10 });
    fc.assert(
      fc.property(labels, (xs) => {
        const sorted = xs.toSorted((a, b) => a - b).map((x) => ({ x, width: 120 }));
        const placed = placeDeadlines(sorted, 1000);
        for (const [index, { x }] of sorted.entries())
          for (let before = 0; before < index; before++)
            if (sorted[before]!.x + 120 >= x) expect(placed[before]!.row).toBeGreaterThan(placed[index]!.row);
      }),
    );
  });

  it('turns labels at the end to the left', () => {
    expect(placeDeadlines([{ x: 800, width: 200 }], 824)).toEqual([{ row: 0, flipped: true }]);
  });
});
