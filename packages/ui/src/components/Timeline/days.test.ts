import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, dayName } from './days.ts';

describe('days of a timeline', () => {
  it('puts the newest day and the newest entry first, and what has no moment last', () => {
    const times = [
      '2026-11-19 10:26:00',
      '不详',
      '2026-11-20 16:32:00',
      '2026-11-19 10:27',
      '2026-02-30 10:00:00',
    ];
    expect(byDay(times.map((time) => ({ time })))).toEqual([
      { day: '2026-11-20', entries: [{ time: '2026-11-20 16:32:00' }] },
      { day: '2026-11-19', entries: [{ time: '2026-11-19 10:27' }, { time: '2026-11-19 10:26:00' }] },
      { day: '不详', entries: [{ time: '不详' }] },
      { day: '2026-02-30 10:00:00', entries: [{ time: '2026-02-30 10:00:00' }] },
    ]);
  });

  it('loses no entry and doubles none, whatever the times', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant('2026-11-21 20:14:00'))), (times) => {
        const shown = byDay(times.map((time) => ({ time }))).flatMap(({ entries }) => entries);
        expect(shown.map(({ time }) => time).sort()).toEqual([...times].sort());
      }),
    );
  });

  it('names a day with its weekday', () => {
    expect(dayName('2026-11-21')).toBe('2026年11月21日 周六');
    expect(dayName('不详')).toBe('不详');
  });
});
