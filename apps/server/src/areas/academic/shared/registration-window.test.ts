import { errorCode } from '@qianwei/api/contract/envelope';
import type { Day } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import type { PeriodRow } from '../../../studies/periods.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { registrationWindow } from './registration-window.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const [startDate, endDate]: readonly [Day, Day] = ['2027-01-09', '2027-01-10'];
const period = {
  name: '2027年1月考期',
  startDate,
  endDate,
  timetablePublish: at('2026-11-10T09:00:00'),
  applyStart: at('2026-11-16T09:00:00'),
  applyEnd: at('2026-11-27T17:00:00'),
  payEnd: at('2026-11-28T17:00:00'),
  seatPublish: at('2026-12-30T10:00:00'),
  scorePublish: at('2027-02-13T10:00:00'),
  feeEnabled: false,
} as PeriodRow;
const record = (status: 'NORMAL' | 'GRADUATED' | 'CANCELLED') => ({ record: { status } }) as StudyRecord;
const refusalAt = (now: string, status: 'NORMAL' | 'GRADUATED' | 'CANCELLED' = 'NORMAL') =>
  registrationWindow({ record: record(status), period }, at(now)).refusal;

it('nothing is in the way while the period is open, from its first to its last second', () => {
  for (const now of ['2026-11-16T09:00:00', '2026-11-27T16:59:59']) expect(refusalAt(now)).toBeNull();
});

it.each([
  ['2026-11-01T09:00:00', 'PREVIEW', errorCode.outsideWindow, '2026-11-16T09:00:00'],
  ['2026-11-15T09:00:00', 'UPCOMING', errorCode.outsideWindow, '2026-11-16T09:00:00'],
  ['2026-11-27T17:00:00', 'ENDED', errorCode.outsideWindow, null],
])(
  'at %s it is %s: with its dates, a way on, and the time when asking again makes sense',
  (now, code, refused, next) => {
    const refusal = refusalAt(now);
    expect(refusal).toMatchObject({ code, errorCode: refused });
    expect(refusal?.reason).toMatch(/\d{4}年\d+月\d+日（周.）\d\d:\d\d/);
    expect(refusal?.way.kind).toBe('PAGE');
    expect(refusal?.nextTime ?? null).toEqual(next === null ? null : at(next));
  },
);

it('who is not enrolled reads that first, whatever the time is', () => {
  expect(refusalAt('2026-11-01T09:00:00', 'GRADUATED')).toMatchObject({
    code: 'NOT_ENROLLED',
    way: { kind: 'PAGE' },
  });
  expect(refusalAt('2026-11-20T09:00:00', 'CANCELLED')).toMatchObject({
    code: 'NOT_ENROLLED',
    way: { kind: 'OFFICE' },
  });
});
