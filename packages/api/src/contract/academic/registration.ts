import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, day, id } from '../fields.ts';
import { pageOf, pageRequest } from '../paging.ts';
import { receiptProof } from '../receipt-proof.ts';
import { examPeriod, sessionCode, thesisKind } from './exam-period.ts';
import { retake } from './retake.ts';

/** The states of a registration (screens 11.4). What is only in the basket is none yet. */
export const examApplyStatus = v.picklist([
  'UNPAID',
  'APPLIED',
  'CANCELLED',
  'EXPIRED',
  'ARRANGED',
  'FINISHED',
  'ABSENT',
  'VIOLATION',
  'SCORED',
]);

/** The state of a registration. */
export type ExamApplyStatus = v.InferOutput<typeof examApplyStatus>;

/** The states of a registration in words. */
export const examApplyStatusTitles: Readonly<Record<ExamApplyStatus, string>> = {
  UNPAID: '待缴费',
  APPLIED: '已报考',
  CANCELLED: '已撤销',
  EXPIRED: '逾期未缴费',
  ARRANGED: '已安排考场',
  FINISHED: '已考',
  ABSENT: '缺考',
  VIOLATION: '违纪',
  SCORED: '成绩已公布',
};

const registration = v.object({
  applyId: id,
  periodId: id,
  periodName: v.string(),
  courseCode: v.string(),
  courseName: v.string(),
  date: day,
  sessionCode,
  /** `HH:mm` */
  start: v.string(),
  end: v.string(),
  areaName: v.string(),
  /** Name and address of the site, room and seat, such as 第 08 考场 and 14: null before they are published. */
  seat: v.nullable(
    v.object({ siteName: v.string(), address: v.string(), room: v.string(), seatNo: v.string() }),
  ),
  /**
   * When the seat should have been published, for one that has none although that moment is over; null before it, once
   * there is a seat, and for what is not (or no longer) to be examined.
   */
  seatOverdueSince: v.nullable(dateTime),
  /** 分 */
  fee: v.number(),
  status: examApplyStatus,
  /** Until when an UNPAID one is kept. */
  payDeadline: v.nullable(dateTime),
  /** The result in words, such as 64 分，合格; empty before the scores are published. */
  score: v.string(),
  /** The course was passed with it; null before the scores are published. */
  passed: v.nullable(v.boolean()),
  /** How its course can be taken again; null for what was passed, then or later, and before the scores are published. */
  retake: v.nullable(retake),
  cancelable: v.boolean(),
  /** Why it cannot be cancelled; null when it can, or has been. */
  obstacle: v.nullable(obstacle),
  /** The ticket can be printed. */
  ticketOpen: v.boolean(),
  receiptNo: v.string(),
  submitTime: dateTime,
});

/** One course that was registered. */
export type Registration = v.InferOutput<typeof registration>;

/** Event of a student's registrations. */
const registrationEvent = v.object({
  time: dateTime,
  /** Chinese: 报考 13140、13683. */
  text: v.string(),
  receiptNo: v.string(),
});

/** A line of the log of registrations. */
export type RegistrationEvent = v.InferOutput<typeof registrationEvent>;

/**
 * Next step of a student who has no course left to register: practice courses · the thesis · the application for
 * graduation · that for the degree (of a graduate) · none.
 */
const finishedCourses = v.object({
  next: v.picklist(['PRACTICE', 'THESIS', 'GRADUATION', 'DEGREE', 'NONE']),
  /** How the plan calls its thesis; null where it has none. */
  thesisKind: v.nullable(thesisKind),
  hasGraduated: v.boolean(),
  /** The window of the next step, which may be open or to come; null where no date is known. */
  window: v.nullable(v.object({ start: v.nullable(dateTime), end: v.nullable(dateTime) })),
});

/** Next step of a student who has no course left to register. */
export type FinishedCourses = v.InferOutput<typeof finishedCourses>;

/**
 * The student's registrations, the newest period first, in it by half-day; with `export` an Excel file
 * 报考记录_准考证号.xlsx (API-13). Filters are applied before paging.
 */
export const getExamApplyList = endpoint({
  path: '/v1/getExamApplyList',
  payload: v.object({
    ...pageRequest,
    periodId: v.optional(id),
    status: v.optional(examApplyStatus),
    export: v.optional(v.boolean()),
  }),
  data: v.object({
    ...pageOf(registration).entries,
    /** Periods with registrations of the student, and the one that is open; the newest first. */
    periods: v.array(examPeriod),
    /** The newest first, at most 50. */
    log: v.array(registrationEvent),
    /** How many more courses can be registered now; 0 while nothing is open to this student, or nothing is left. */
    canRegister: v.number(),
    /** Null while a written course is to be passed. */
    finished: v.nullable(finishedCourses),
    /** The next period that cannot be registered for yet; null while none is announced. */
    upcoming: v.nullable(examPeriod),
    /** A result is published, also of a course whose registration was never recorded here. */
    hasResults: v.boolean(),
    serverTime: dateTime,
  }),
});

/** The student's registrations. */
export type RegistrationList = DataOf<typeof getExamApplyList>;

/** Cancels a registration before the deadline and gives its seat back; 1050001 after it, 1050003 for one that is over. */
export const cancelExamApply = endpoint({
  path: '/v1/cancelExamApply',
  mutates: true,
  payload: v.object({ applyId: id }),
  data: v.object({
    status: v.literal('CANCELLED'),
    ...receiptProof,
    /** 分 to be paid back; 0 when nothing was paid. */
    refund: v.number(),
  }),
});
