import { describe, expect, it } from 'vitest';
import { type PeriodFacts, periodProblems } from './period-checks.ts';
import { changedPeriod, newPeriod, type PeriodChange, usualPeriod } from './period-draft.ts';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);
const asked: PeriodChange = {
  firstDay: '2027-04-10',
  applyStart: at('2027-02-14 09:00'),
  applyEnd: at('2027-02-25 17:00'),
};
const now = at('2026-11-23 12:00');
const nobody = { byHalfDay: new Map(), maxHeld: 0, lastPayDeadline: null };
const plain: PeriodFacts = {
  ...{ now, before: null, others: [], held: nobody, scoresOut: false, confirmed: false },
};
const draft = (change: PeriodChange = {}, name = '2027年4月考期') =>
  newPeriod(name, usualPeriod, { ...asked, ...change }, now);

describe('a new period', () => {
  it('with its exams and its registration has nothing against it', () => {
    expect(periodProblems(draft(), plain)).toEqual([]);
  });

  it.each<[PeriodChange, string]>([
    [{ firstDay: '2027-04-11' }, '--exam 应为周六，2027年4月11日不是'],
    [{ applyEnd: at('2027-02-14 09:00') }, '报考截止应晚于报考开始'],
    [
      { applyEnd: at('2027-04-12 17:00') },
      '考试（2027年4月10日（周六）09:00）应在报考截止（2027年4月12日（周一）17:00）之后',
    ],
    [{ timetablePublish: at('2027-02-15 09:00') }, '课表公布（2027年2月15日（周一）09:00）不能晚于报考开始'],
    [{ payEnd: at('2027-02-24 09:00') }, '报考截止（2027年2月25日（周四）17:00）不能晚于缴费截止'],
    [{ ticketOpen: at('2027-04-10 10:00') }, '通知单开放（2027年4月10日（周六）10:00）不能晚于开考'],
    [{ scorePublish: at('2027-04-11 12:00') }, '成绩公布（2027年4月11日（周日）12:00）应在考试结束'],
    [
      { reviewEnd: at('2027-05-19 10:00') },
      '复核截止应在成绩公布（2027年5月15日（周六）10:00）至少 5 天之后',
    ],
    [{ times: { A: { start: '12:00', end: '14:00' } } }, '周六上午（A）应在上午开始，12:00 不是'],
    [{ times: { A: { start: '09:00', end: '09:00' } } }, '周六上午（A）的结束应晚于开始'],
    [{ times: { A: { start: '11:00', end: '15:00' } } }, '周六下午（B）在周六上午（A）结束之前开始'],
  ])('%j: %s', (change, problem) => {
    expect(periodProblems(draft(change), plain)).toEqual([expect.stringContaining(problem)]);
  });

  it('of another month than its name, or in the past, is a slip of the pen', () => {
    expect(periodProblems(draft({}, '2027年5月考期'), plain)).toEqual([
      '考期名“2027年5月考期”与考试日期不符，应为“2027年4月考期”',
    ]);
    const late = periodProblems(draft(), { ...plain, now: at('2027-03-01 12:00') });
    expect(late).toEqual([
      '报考截止 2027年2月25日（周四）17:00 已过',
      '缴费截止 2027年2月26日（周五）17:00 已过',
    ]);
  });

  it('is not examined or registered together with another one', () => {
    const other = { ...draft().fields, name: '2027年3月考期' };
    expect(periodProblems(draft(), { ...plain, others: [other] })).toEqual([
      '2027年3月考期也在这个周末考试',
      expect.stringContaining('报考时间与2027年3月考期（2027年2月14日（周日）09:00 至'),
    ]);
  });
});

describe('a period for which students have registered', () => {
  const before = draft();
  const held = {
    byHalfDay: new Map([['B' as const, 12]]),
    maxHeld: 3,
    lastPayDeadline: at('2027-02-21 10:00'),
  };
  const facts = { ...plain, before, held, now: at('2027-02-20 12:00') };
  const problemsOf = (change: PeriodChange, more: Partial<PeriodFacts> = {}) =>
    periodProblems(changedPeriod(before, change, facts.now), { ...facts, ...more });

  it.each<[PeriodChange, string]>([
    [
      { times: { B: { start: '14:00', end: '16:30' } } },
      '周六下午（B）已有 12 人次报考；确定要改时间的，加上 --confirm',
    ],
    [{ applyStart: at('2027-02-22 09:00') }, '已有考生报考，报考开始不能改到以后'],
    [{ maxCourse: 2 }, '已有考生报考 3 门，--max 不能少于 3'],
    [{ feeEnabled: true }, '已有考生报考，不能再改是否收费'],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
  });

  it('is not closed while orders wait for their payment', () => {
    const change = { applyEnd: at('2027-02-20 17:00'), payEnd: at('2027-02-20 18:00') };
    expect(problemsOf(change)).toEqual(['有待缴费的报考保留到 2027年2月21日（周日）10:00，缴费截止不能更早']);
  });

  it('may change its other half-days, and this one when that is confirmed', () => {
    expect(problemsOf({ times: { A: { start: '08:30', end: '11:00' } } })).toEqual([]);
    expect(problemsOf({ firstDay: '2027-04-17' }, { confirmed: true })).toEqual([]);
  });

  it('does not change a half-day that has begun', () => {
    const later = at('2027-04-10 10:00');
    const problems = problemsOf({ firstDay: '2027-04-17' }, { now: later, confirmed: true });
    expect(problems).toEqual(['周六上午（A）已经开考，不能再改']);
  });
});

it('scores that are out stay out, and their reviews do not end sooner', () => {
  const before = draft();
  const facts = { ...plain, before, scoresOut: true, now: at('2027-05-15 12:00') };
  const change = { scorePublish: at('2027-05-16 10:00'), reviewEnd: at('2027-05-25 17:00') };
  expect(periodProblems(changedPeriod(before, change, facts.now), facts)).toEqual([
    '成绩已经公布，公布时间不能再改',
  ]);
  const longer = { ...before, fields: { ...before.fields, reviewEnd: at('2027-05-26 17:00') } };
  const sooner = changedPeriod(longer, { reviewEnd: at('2027-05-20 17:00') }, facts.now);
  expect(periodProblems(sooner, { ...facts, before: longer })).toEqual(['成绩已经公布，复核截止只能延后']);
});
