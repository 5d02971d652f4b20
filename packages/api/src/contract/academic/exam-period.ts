import * as v from 'valibot';
import { dateTime, day, id } from '../fields.ts';

/** The half-days of an exam weekend: A 周六上午, B 周六下午, C 周日上午, D 周日下午. One course may be taken in each. */
export const sessionCode = v.picklist(['A', 'B', 'C', 'D']);

/** A half-day of an exam weekend. */
export type SessionCode = v.InferOutput<typeof sessionCode>;

/** The half-days in words. */
export const sessionTitles: Readonly<Record<SessionCode, string>> = {
  A: '周六上午',
  B: '周六下午',
  C: '周日上午',
  D: '周日下午',
};

/** How a course is examined: 笔试 · 实践 · 机考 · 毕业论文（设计）. */
export const examMode = v.picklist(['WRITTEN', 'PRACTICE', 'COMPUTER', 'THESIS']);

/** How a course is examined. */
export type ExamMode = v.InferOutput<typeof examMode>;

/** How a course is examined, in words. */
export const examModeTitles: Readonly<Record<ExamMode, string>> = {
  WRITTEN: '笔试',
  PRACTICE: '实践',
  COMPUTER: '机考',
  THESIS: '毕业论文（设计）',
};

/** How a plan calls its thesis: 毕业设计 · 毕业论文. */
export const thesisKind = v.picklist(['DESIGN', 'PAPER']);

/** How a plan calls its thesis. */
export type ThesisKind = v.InferOutput<typeof thesisKind>;

/** The kinds of a thesis in words. */
export const thesisKindTitles: Readonly<Record<ThesisKind, string>> = {
  DESIGN: '毕业设计',
  PAPER: '毕业论文',
};

/** How a course is examined, in words; a thesis as its plan calls it. */
export const examModeWords = (course: { examMode: ExamMode; thesisKind: ThesisKind | null }): string =>
  course.thesisKind === null ? examModeTitles[course.examMode] : thesisKindTitles[course.thesisKind];

/**
 * State of an exam period, by the server's clock: 预告, before its timetable is published · 未开始 · 报考中 · 缴费中, after
 * registration and before the last payment · 已截止 · 考场已公布, once the student has a seat · 考试中 · 待公布成绩 · 已结束.
 */
export const periodStatus = v.picklist([
  'PREVIEW',
  'UPCOMING',
  'OPEN',
  'PAYING',
  'CLOSED',
  'SEATED',
  'EXAM',
  'SCORING',
  'FINISHED',
]);

/** State of an exam period. */
export type PeriodStatus = v.InferOutput<typeof periodStatus>;

/** States of an exam period in words. */
export const periodStatusTitles: Readonly<Record<PeriodStatus, string>> = {
  PREVIEW: '预告',
  UPCOMING: '未开始',
  OPEN: '报考中',
  PAYING: '缴费中',
  CLOSED: '已截止',
  SEATED: '考场已公布',
  EXAM: '考试中',
  SCORING: '待公布成绩',
  FINISHED: '已结束',
};

/** One sitting of the written exams (考期) with its dates. */
export const examPeriod = v.object({
  periodId: id,
  /** Such as 2027年1月考期. */
  name: v.string(),
  status: periodStatus,
  /** When the timetable of a PREVIEW is published; null once it is. */
  timetableTime: v.nullable(dateTime),
  applyStart: dateTime,
  applyEnd: dateTime,
  /** The last moment of payment; an order also ends 24 hours after it was made. */
  payEnd: dateTime,
  seatPublish: dateTime,
  /** From when the ticket (统考通知单) can be printed. */
  ticketOpen: dateTime,
  /** The days of the exams, in order. */
  examDates: v.array(day),
  scorePublish: dateTime,
  /** How many courses may be registered in it. */
  maxCourse: v.number(),
  /** False: registration costs nothing here and is complete at once. */
  feeEnabled: v.boolean(),
});

/** One sitting of the written exams. */
export type ExamPeriod = v.InferOutput<typeof examPeriod>;

/** A half-day of a period with its times, `HH:mm`. */
export const examSession = v.object({ code: sessionCode, date: day, start: v.string(), end: v.string() });

/** A half-day of a period. */
export type ExamSession = v.InferOutput<typeof examSession>;
