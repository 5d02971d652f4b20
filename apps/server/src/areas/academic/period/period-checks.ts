import {
  type ExamSession,
  type SessionCode,
  sessionTitles,
} from '@qianwei/api/contract/academic/exam-period';
import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import { wallClock } from '@qianwei/api/time/moment';
import { dayWords, momentWords, monthWords } from '@qianwei/api/time/words';
import { parseDateTime } from '../../../time.ts';
import { earliestReviewEnd } from '../shared/review-end.ts';
import type { PeriodDraft, PeriodFields } from './period-draft.ts';

/** Registrations that students hold in a period. */
export interface HeldRegistrations {
  /** Registrations by half-day; none where there are none. */
  readonly byHalfDay: ReadonlyMap<SessionCode, number>;
  /** The most that one student holds; 0 without any. */
  readonly maxHeld: number;
  /** Until when the last unpaid order is kept; null without any. */
  readonly lastPayDeadline: Date | null;
}

/** Facts against which a draft is checked. */
export interface PeriodFacts {
  readonly now: Date;
  /** The period as it is; null for a new one. */
  readonly before: PeriodDraft | null;
  readonly others: readonly Pick<
    PeriodFields,
    'name' | 'startDate' | 'endDate' | 'applyStart' | 'applyEnd'
  >[];
  readonly held: HeldRegistrations;
  readonly scoresOut: boolean;
  /** Students who have registered are informed otherwise: their half-day may change. */
  readonly confirmed: boolean;
}

type Check = (draft: PeriodDraft, facts: PeriodFacts) => readonly (string | false)[];

const startOf = ({ date, start }: ExamSession) => parseDateTime(`${date} ${start}:00`);
const endOf = ({ date, end }: ExamSession) => parseDateTime(`${date} ${end}:00`);
const same = (a: Date, b: Date) => a.getTime() === b.getTime();
const words = (date: Date) => momentWords(date.getTime());

const halfDayOf = ({ halfDays }: PeriodDraft, code: SessionCode) =>
  halfDays.find((candidate) => candidate.code === code);

const isSameHalfDay = (a: ExamSession, b: ExamSession | undefined) =>
  b !== undefined && a.date === b.date && a.start === b.start && a.end === b.end;

/** The half-days that the draft changes. */
const changedHalfDays = (draft: PeriodDraft, before: PeriodDraft | null) =>
  draft.halfDays.filter((own) => before === null || !isSameHalfDay(own, halfDayOf(before, own.code)));

const daysCheck: Check = ({ fields: { name, startDate } }, { before }) => [
  before?.fields.startDate !== startDate &&
    wallClock(parseDateTime(startDate).getTime()).weekday !== 6 &&
    `--exam 应为周六，${dayWords(startDate)}不是`,
  before === null &&
    name !== `${monthWords(startDate)}考期` &&
    `考期名“${name}”与考试日期不符，应为“${monthWords(startDate)}考期”`,
];

const halfDayCheck: Check = (draft, { now, before }) =>
  changedHalfDays(draft, before).flatMap((own) => {
    const { code, start, end } = own;
    const [title, isMorning] = [`${sessionTitles[code]}（${code}）`, code === 'A' || code === 'C'];
    const old = before === null ? undefined : halfDayOf(before, code);
    return [
      start >= end && `${title}的结束应晚于开始`,
      start < '12:00' !== isMorning && `${title}应在${isMorning ? '上午' : '下午'}开始，${start} 不是`,
      old !== undefined && startOf(old) <= now && `${title}已经开考，不能再改`,
      startOf(own) <= now && `${title}的开考时间 ${words(startOf(own))} 已过`,
    ];
  });

const overlapCheck: Check = ({ halfDays }) =>
  halfDays.slice(1).map((own, index) => {
    const earlier = halfDays[index];
    return (
      earlier !== undefined &&
      earlier.date === own.date &&
      earlier.end > own.start &&
      `${sessionTitles[own.code]}（${own.code}）在${sessionTitles[earlier.code]}（${earlier.code}）结束之前开始`
    );
  });

/** Dates come in their order. Where registration is wrong in itself, only that is said: the others follow from it. */
const orderCheck: Check = ({ fields, halfDays }) => {
  const [first, last] = [halfDays[0], halfDays.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (fields.applyStart >= fields.applyEnd) return ['报考截止应晚于报考开始'];
  if (fields.applyEnd >= startOf(first))
    return [`考试（${words(startOf(first))}）应在报考截止（${words(fields.applyEnd)}）之后`];
  const order = [
    ['课表公布', fields.timetablePublish],
    ['报考开始', fields.applyStart],
    ['报考截止', fields.applyEnd],
    ['缴费截止', fields.payEnd],
    ['座位公布', fields.seatPublish],
    ['通知单开放', fields.ticketOpen],
    ['开考', startOf(first)],
  ] as const;
  return [
    ...order.slice(1).map(([title, date], index) => {
      const earlier = order[index];
      return (
        earlier !== undefined &&
        earlier[1] > date &&
        `${earlier[0]}（${words(earlier[1])}）不能晚于${title}（${words(date)}）`
      );
    }),
    fields.scorePublish <= endOf(last) &&
      `成绩公布（${words(fields.scorePublish)}）应在考试结束（${words(endOf(last))}）之后`,
    fields.reviewEnd < earliestReviewEnd(fields.scorePublish) &&
      `复核截止应在成绩公布（${words(fields.scorePublish)}）至少 ${minReviewDays} 天之后`,
  ];
};

/** No end may be set to a time that is over: students would read that they are too late. */
const pastCheck: Check = ({ fields }, { now, before }) =>
  (
    [
      ['报考截止', 'applyEnd'],
      ['缴费截止', 'payEnd'],
      ['成绩公布', 'scorePublish'],
      ['复核截止', 'reviewEnd'],
    ] as const
  ).map(([title, key]) => {
    const isChanged = before === null || !same(before.fields[key], fields[key]);
    return isChanged && fields[key] <= now && `${title} ${words(fields[key])} 已过`;
  });

const otherPeriodsCheck: Check = ({ fields }, { others }) =>
  others.flatMap(({ name, startDate, endDate, applyStart, applyEnd }) => [
    startDate <= fields.endDate && fields.startDate <= endDate && `${name}也在这个周末考试`,
    applyStart < fields.applyEnd &&
      fields.applyStart < applyEnd &&
      `报考时间与${name}（${words(applyStart)} 至 ${words(applyEnd)}）重叠`,
  ]);

const registeredCheck: Check = (draft, { now, before, held, confirmed }) => {
  if (before === null || held.maxHeld === 0) return [];
  const { fields } = draft;
  const moved = changedHalfDays(draft, before).filter(({ code }) => held.byHalfDay.has(code));
  return [
    !confirmed &&
      moved.length > 0 &&
      `${moved.map(({ code }) => `${sessionTitles[code]}（${code}）已有 ${held.byHalfDay.get(code)} 人次报考`).join('，')}；确定要改时间的，加上 --confirm，并另行通知这些考生`,
    fields.applyStart > now && before.fields.applyStart <= now && '已有考生报考，报考开始不能改到以后',
    fields.maxCourse < held.maxHeld && `已有考生报考 ${held.maxHeld} 门，--max 不能少于 ${held.maxHeld}`,
    fields.feeEnabled !== before.fields.feeEnabled && '已有考生报考，不能再改是否收费',
    held.lastPayDeadline !== null &&
      !same(fields.payEnd, before.fields.payEnd) &&
      fields.payEnd < held.lastPayDeadline &&
      `有待缴费的报考保留到 ${words(held.lastPayDeadline)}，缴费截止不能更早`,
  ];
};

const scoresCheck: Check = ({ fields }, { before, scoresOut }) => {
  if (before === null || !scoresOut) return [];
  return [
    !same(fields.scorePublish, before.fields.scorePublish) && '成绩已经公布，公布时间不能再改',
    fields.reviewEnd < before.fields.reviewEnd && '成绩已经公布，复核截止只能延后',
  ];
};

const checks: readonly Check[] = [
  daysCheck,
  halfDayCheck,
  overlapCheck,
  orderCheck,
  pastCheck,
  otherPeriodsCheck,
  registeredCheck,
  scoresCheck,
];

/** Everything that speaks against a period as it is drafted, in Chinese; empty when nothing does. */
export const periodProblems = (draft: PeriodDraft, facts: PeriodFacts): string[] =>
  checks.flatMap((check) => check(draft, facts)).filter((problem) => problem !== false);
