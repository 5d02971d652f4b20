import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarWeekTexts } from './CalendarWeek.texts.ts';
import { addDays, dayPiecesOf, hoursOf, mondayOf, type WeekEvent } from './week.ts';

const day = '2026-11-21';
const event = (id: string, start: string, end?: string, kind: WeekEvent['kind'] = 'live'): WeekEvent => ({
  id,
  title: id,
  kind,
  start: `${day} ${start}`,
  end: end && `${day} ${end}`,
});

describe('a week', () => {
  it('begins on Monday, also across a year', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
      '2026-12-28',
    ]);
    expect(addDays('2026-12-28', 6)).toBe('2027-01-03');
    expect(calendarWeekTexts.title('2026-11-16', '2026-11-22')).toBe('2026年11月16日–22日');
    expect(calendarWeekTexts.title('2026-12-28', '2027-01-03')).toBe('2026年12月28日–2027年1月3日');
  });

  it('puts side by side what is at the same time, and marks that it clashes', () => {
    const pieces = dayPiecesOf(
      [event('b', '20:00', '21:00'), event('a', '19:30', '21:00'), event('c', '09:00', '10:00')],
      day,
    );
    expect(pieces.map(({ event: { id }, lane, lanes, isClash }) => [id, lane, lanes, isClash])).toEqual([
      ['c', 0, 1, false],
      ['a', 0, 2, true],
      ['b', 1, 2, true],
    ]);
  });

  it('takes no deadline for a clash, and what follows at once neither', () => {
    const pieces = dayPiecesOf(
      [
        event('a', '09:00', '11:00'),
        event('due', '10:00', undefined, 'deadline'),
        event('b', '11:00', '12:00'),
      ],
      day,
    );
    expect(pieces.some(({ isClash }) => isClash)).toBe(false);
  });

  it('cuts at midnight what crosses it', () => {
    const night = { ...event('night', '23:00'), end: '2026-11-22 04:00' };
    expect(dayPiecesOf([night], day)).toMatchObject([{ from: 1380, to: 1440 }]);
    expect(dayPiecesOf([night], '2026-11-22')).toMatchObject([{ from: 0, to: 240 }]);
    expect(dayPiecesOf([{ ...night, end: '2026-11-22 00:00' }], '2026-11-22')).toEqual([]);
  });

  it('shows 8 to 22, and more where an event is outside', () => {
    expect(hoursOf([])).toEqual({ first: 8, last: 22 });
    expect(hoursOf(dayPiecesOf([event('a', '06:30', '07:00'), event('b', '22:30', '23:10')], day))).toEqual({
      first: 6,
      last: 24,
    });
  });

  it('never draws one event over another', () => {
    const time = fc.integer({ min: 0, max: 1439 });
    const words = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { maxLength: 12 }), (spans) => {
        const pieces = dayPiecesOf(
          spans.map(([start, end], index) => event(String(index), words(start), words(end))),
          day,
        );
        expect(pieces).toHaveLength(spans.length);
        for (const [index, a] of pieces.entries())
          for (const b of pieces.slice(index + 1)) {
            const apart = a.to <= b.from || b.to <= a.from;
            if (!apart) expect(a.lane / a.lanes).not.toBe(b.lane / b.lanes);
          }
      }),
    );
  });
});
