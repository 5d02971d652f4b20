import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { registrationLeadOf } from './lead.ts';
import {
  allPassed,
  closedRegistrations,
  graduated,
  noRegistrations,
  overdueRegistrations,
  registrations,
  seatedRegistrations,
  ticketRegistrations,
} from './registration.fixtures.ts';
import { ordersOf, registrationsByPeriod, siteChangeOf } from './registrations.ts';
import { registrationStandingOf } from './standing.ts';

const now = parseMoment(storyTime);
const noPeriods = { ...noRegistrations, periods: [], canRegister: 0 };
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
    ['is none', noPeriods, now, '现在没有开放的考期', null],
  ] as const)('leads with what is open: the period %s', (_, data, at, title, action) => {
    expect(registrationLeadOf(data, at)).toMatchObject({ title, action });
  });

  it('seats that are not published on their day are still to come, and the ticket waits for them', () => {
    const late = registrationLeadOf(overdueRegistrations, now);
    expect(late.title).toBe('3 门已报考，等待公布座位');
    expect(late.text.slice(0, 2)).toEqual([
      '座位号原定 11月20日（周五）10:00 公布，还没有公布。',
      '通知单要等座位公布后才能打印，考前一直没有的，打自考办电话 025-0000-0000 问清考点和座位。',
    ]);
  });

  it('says whose seat is missing where others have theirs', () => {
    const list = seatedRegistrations.list.map((registration, index) =>
      index === 2
        ? { ...registration, seat: null, seatOverdueSince: '2026-11-20 10:00:00' as const }
        : registration,
    );
    const lead = registrationLeadOf({ ...seatedRegistrations, list }, now);
    expect(lead.title).toBe('2 门的座位已公布');
    expect(lead.text[0]).toMatch(/^经济学原理（中级）的座位号原定 .*公布，还没有公布。$/);
  });

  it('a student with no course left to register reads the next step with its window, and no deadline of registration', () => {
    expect(registrationLeadOf(allPassed, now)).toMatchObject({
      title: '笔试课程都合格了，不用再报考',
      text: ['下一步是申请毕业，2026年11月30日（周一）17:00 截止，还有 8 天 20 小时。'],
      action: null,
    });
    expect(registrationLeadOf(graduated, now)).toMatchObject({
      title: '已经毕业，不用再报考',
      text: ['下一步是申请学位，2026年12月30日（周三）24:00 截止，还有 39 天 3 小时。'],
      action: null,
    });
  });

  it('names the period that comes next and when its registration begins', () => {
    const [january] = noRegistrations.periods;
    const closed = { ...noRegistrations, periods: [{ ...january!, status: 'CLOSED' as const }] };
    const [line] = registrationLeadOf(closed, parseMoment('2026-12-01 10:00:00')).text;
    expect(line).toMatch(/已截止。2027年4月考期的课表 .+ 公布，报考 .+ 开始。$/);
    const none = registrationLeadOf({ ...closed, upcoming: null }, parseMoment('2026-12-01 10:00:00'));
    expect(none.text[0]).toMatch(/新的考期发布后会有公告/);
  });

  it('counts to the first exam, not to midnight', () => {
    const { text } = registrationLeadOf(seatedRegistrations, parseMoment('2026-12-04 20:00:00'));
    expect(text[1]).toBe('12月5日、6日考试，离开考还有 13 小时。');
  });

  it.each([
    [{ kind: 'LATER', month: '2027年4月' }, '2027年4月可报'],
    [{ kind: 'LATER', month: '' }, '下次开考时间待公布'],
    [{ kind: 'OPEN', periodName: '2027年1月考期', applyEnd: '2026-11-27 17:00:00' }, '2027年1月考期可报'],
    [{ kind: 'REGISTERED', date: '2027-01-09', start: '09:00' }, '已报 1月9日上午'],
    [null, ''],
  ] as const)('an absence is neutral and names the month, as the results do: %o', (retake, note) => {
    const [absent] = registrations.list.filter(({ status }) => status === 'ABSENT');
    const [period] = registrations.periods;
    const context = { period: period!, now };
    expect(registrationStandingOf({ ...absent!, retake }, context)).toEqual({
      ...{ shape: 'dash', tone: 'muted' },
      ...{ word: '缺考', note },
    });
  });
});
