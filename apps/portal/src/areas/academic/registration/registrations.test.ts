import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { registrationLeadOf } from './lead.ts';
import {
  closedRegistrations,
  noRegistrations,
  registrations,
  seatedRegistrations,
  ticketRegistrations,
} from './registration.fixtures.ts';
import { ordersOf, registrationsByPeriod, siteChangeOf } from './registrations.ts';
import { registrationStandingOf } from './standing.ts';

const now = parseMoment(storyTime);
const noneKept = { showsCancelled: false, kept: new Set<string>() };
const codes = (list: readonly { courseCode: string }[]) => list.map(({ courseCode }) => courseCode);

describe('registrations by period', () => {
  it('what is to come stands before what is past, the latest first; a cancelled one only where it is asked for', () => {
    const { ahead, past } = registrationsByPeriod(registrations, noneKept);
    expect(ahead.map(({ list }) => codes(list))).toEqual([['13140', '13683', '13887']]);
    expect(past.map(({ period }) => period.name)).toEqual([
      '2026年10月考期',
      '2026年4月考期',
      '2025年10月考期',
    ]);
    const asked = registrationsByPeriod(registrations, { ...noneKept, showsCancelled: true });
    expect(codes(asked.ahead[0]?.list ?? [])).toContain('03409');
    const justNow = registrationsByPeriod(registrations, { ...noneKept, kept: new Set(['tax']) });
    expect(codes(justNow.ahead[0]?.list ?? [])).toContain('03409');
  });

  it('what was submitted together is paid under one number', () => {
    const both = registrations.list.map((registration) =>
      registration.applyId === 'apply-2' ? { ...registration, status: 'UNPAID' as const } : registration,
    );
    expect(ordersOf(both).map(({ receiptNo, fee, courses }) => [receiptNo, fee, codes(courses)])).toEqual([
      ['BY20261118-000306', 4600, ['13683']],
      ['BY20261121-000123', 4600, ['13887']],
    ]);
    expect(ordersOf(registrations.list)).toHaveLength(1);
  });

  it('says when the next exam is in another room or at another site', () => {
    const [next] = seatedRegistrations.list;
    const list = seatedRegistrations.list.filter(({ periodId }) => periodId === next?.periodId);
    expect(list.map((registration) => siteChangeOf(registration, list))).toEqual([
      'FIRST',
      'OTHER_ROOM',
      'OTHER_SITE',
    ]);
  });

  it.each([
    ['waits for payment', registrations, now, '1 门待缴费，过时名额释放', 'pay'],
    ['has seats', seatedRegistrations, now, '3 门的座位已公布', null],
    ['has its ticket', ticketRegistrations, now, '通知单可以打印了', 'ticket'],
    ['is closed', closedRegistrations, now, '3 门已报考，等待公布座位', null],
    ['has nothing registered', noRegistrations, now, '2027年1月考期还没有报考', 'plan'],
    [
      'is about to end',
      noRegistrations,
      parseMoment('2026-11-26 18:00:00'),
      '2027年1月考期还没有报，就要截止了',
      'plan',
    ],
    [
      'is open, and nothing is left to register',
      { ...noRegistrations, canRegister: 0 },
      now,
      '2027年1月考期没有要报考的课程',
      null,
    ],
    ['is none', { list: [], periods: [], canRegister: 0 }, now, '现在没有开放的考期', null],
  ] as const)('leads with what is open: the period %s', (_, data, at, title, action) => {
    expect(registrationLeadOf(data, at)).toMatchObject({ title, action });
  });

  it('seats that are not published on their day are still to come, and the ticket waits for them', () => {
    const late = registrationLeadOf(closedRegistrations, parseMoment('2027-01-02 10:00:00'));
    expect(late.title).toBe('3 门已报考，等待公布座位');
    expect(late.lines.slice(0, 2)).toEqual([
      '座位号原定 12月30日公布，还没有公布。',
      '通知单要等座位公布后才能打印，考前一直没有的，联系自考办。',
    ]);
  });

  it('counts to the first exam, not to midnight', () => {
    const { lines } = registrationLeadOf(seatedRegistrations, parseMoment('2026-12-04 20:00:00'));
    expect(lines[1]).toBe('12月5日、6日考试，离开考还有 13 小时。');
  });

  it('an absence is neutral and says what is next; a course that is registered again says where', () => {
    const [absent] = registrations.list.filter(({ status }) => status === 'ABSENT');
    const [period] = registrations.periods;
    const context = { period: period!, list: registrations.list, now };
    expect(registrationStandingOf(absent!, context)).toEqual({
      shape: 'dash',
      tone: 'muted',
      word: '缺考',
      note: '可在下一考期重新报考',
    });
    const again = { ...registrations.list[0]!, courseCode: '00160' };
    expect(registrationStandingOf(absent!, { ...context, list: [...registrations.list, again] }).note).toBe(
      '已在2027年1月考期重新报考',
    );
  });
});
