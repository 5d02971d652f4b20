import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, problemOf } from './bounds.ts';
import { datePickerTexts } from './DatePicker.texts.ts';
import { beijingDay, daysIn, readDay } from './day.ts';

describe('a day', () => {
  it.each([
    ['2026-11-21', ['2026-11-21']],
    ['2026/11/21', ['2026-11-21']],
    ['2026/1/5', ['2026-01-05']],
    ['2026年11月21日', ['2026-11-21']],
    [' 2026 年 11 月 21 日（周六）', ['2026-11-21']],
    ['20261121', ['2026-11-21']],
    ['２０２６－１１－２１', ['2026-11-21']],
    ['2026-11-01 至 2026-11-21', ['2026-11-01', '2026-11-21']],
    ['20261101–20261121', ['2026-11-01', '2026-11-21']],
    ['2026-02-30', []],
    ['320198199809170335', []],
    ['明天', []],
    ['', []],
  ])('is read from what is pasted: %s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  it('is found again in each of the four forms, whatever day it is', () => {
    const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-');
        for (const text of [
          day,
          day.replaceAll('-', '/'),
          day.replaceAll('-', ''),
          `${year}年${month}月${dayOfMonth}日`,
        ])
          expect(daysIn(text)).toEqual([day]);
      }),
    );
  });

  it('is none when no calendar has it', () => {
    expect(readDay('2026-02-30')).toBeNull();
    expect(readDay('2026-2-3')).toBeNull();
    expect(readDay('later')).toBeNull();
    expect(readDay(null)).toBeNull();
  });

  it('is the one in Beijing when it is still yesterday in UTC', () => {
    expect(beijingDay(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21');
  });

  it('out of bounds is reported with the first or the last day that can be taken', () => {
    const bounds = { min: '2026-11-16', max: '2026-11-27' };
    expect(problemOf('2026-11-15', bounds, datePickerTexts)).toBe(
      '最早可选 2026年11月16日，请改选这一天或之后',
    );
    expect(problemOf('2026-11-28', bounds, datePickerTexts)).toContain('最晚可选 2026年11月27日');
    expect(problemOf('2026-11-27', bounds, datePickerTexts)).toBeUndefined();
    expect(problemOf('0026-11-27', {}, datePickerTexts)).toContain('最早可选 1900年1月1日');
  });

  it('is bounded by a whole two centuries when a bound is no day', () => {
    expect(boundsOf({ min: 'never', max: '' })).toEqual({ min: '1900-01-01', max: '2100-12-31' });
  });
});
