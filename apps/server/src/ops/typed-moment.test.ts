import { describe, expect, it } from 'vitest';
import { DomainProblem } from '../problems.ts';
import { typedDay, typedDayOrMoment, typedMoment } from './typed-moment.ts';

const shanghai = (text: string) => new Date(`${text}+08:00`);

describe('a moment that staff type', () => {
  it('is of Shanghai', () => {
    expect(typedMoment('at', ' 2026-11-28 10:00 ')).toEqual(shanghai('2026-11-28T10:00:00'));
    expect(typedMoment('at', '2028-02-29 00:00')).toEqual(shanghai('2028-02-29T00:00:00'));
  });

  it.each([
    '2026-11-28',
    '2026-11-28 10:00:00',
    '2026-13-01 10:00',
    '2027-02-29 10:00',
    '2026-11-28 24:30',
    '',
  ])('“%s” is refused with its option and how it should look', (text) => {
    expect(() => typedMoment('at', text)).toThrow(new DomainProblem('--at 应为 2026-11-28 10:00 这样的时间'));
  });
});

describe('a day or a moment', () => {
  it('as a start is its first moment, as an end its last', () => {
    expect(typedDayOrMoment('from', '2027-03-01', 'start')).toEqual(shanghai('2027-03-01T00:00:00'));
    expect(typedDayOrMoment('to', '2027-03-01', 'end')).toEqual(shanghai('2027-03-02T00:00:00'));
    expect(typedDayOrMoment('to', '2027-03-01 17:00', 'end')).toEqual(shanghai('2027-03-01T17:00:00'));
  });

  it('that no calendar has is refused', () => {
    expect(() => typedDayOrMoment('from', '2027-02-30', 'start')).toThrow('--from 应为');
  });
});

describe('a day that staff type', () => {
  it('is one that the calendar has', () => {
    expect(typedDay('decided', ' 2028-02-29 ')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '2027-3-1', '2027-03-01 09:00', ''])
      expect(() => typedDay('decided', text)).toThrow(
        new DomainProblem('--decided 应为 2027-03-01 这样的日期'),
      );
  });
});
