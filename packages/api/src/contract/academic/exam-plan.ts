import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { courseCode, dateTime, id, textUpTo } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';
import { basis } from './basis.ts';
import { examMode, examPeriod, examSession, sessionCode } from './exam-period.ts';
import { examApplyStatus } from './registration.ts';

/**
 * State of a course of a period for a student: 可报 · 已报 (APPLIED, with its own state in `registration`) · 已合格 · 已免考 ·
 * 免考待审 · 时段冲突 (another course is registered in the half-day) · 名额已满 · 选考组另选了一门 · 本期最多 n 门 · 已在另一个考籍报考 (`otherRecord`).
 * The basket is not part of it: `basketOf` of `@qianwei/studies` computes it, on both sides.
 */
export const offeringStatus = v.picklist([
  'OPEN',
  'APPLIED',
  'PASSED',
  'EXEMPT',
  'EXEMPTION_PENDING',
  'CLASH',
  'FULL',
  'NOT_CHOSEN',
  'PERIOD_FULL',
  'OTHER_RECORD',
]);

/** State of a course of a period for a student. */
export type OfferingStatus = v.InferOutput<typeof offeringStatus>;

/** A course of the student's plan that is examined in the period. */
export const offering = v.object({
  courseCode: v.string(),
  courseName: v.string(),
  /** Its codes in earlier plans, such as 03708. */
  oldCodes: v.array(v.string()),
  credit: v.number(),
  examMode,
  sessionCode,
  /** The group of electives of which one is taken; empty outside a group. */
  electiveGroup: v.string(),
  textbook: v.string(),
  /** 分 (1/100 yuan). */
  fee: v.number(),
  /** Seats left by area, where the area has a quota; an area that is missing has none. */
  seats: v.array(v.object({ areaCode: v.string(), left: v.number() })),
  myStatus: offeringStatus,
  /** Why it cannot be registered, Chinese, such as 已合格 78 分; empty for OPEN. */
  reason: v.string(),
  /** For OTHER_RECORD: the 考籍 in which it is registered, such as 会计学（专科）; else null. */
  otherRecord: v.nullable(v.string()),
  /** The registration that counts in this 考籍; null without one. */
  registration: v.nullable(
    v.object({
      applyId: id,
      status: examApplyStatus,
      payDeadline: v.nullable(dateTime),
      /** Of its submission: the receipt can be read again by it. */
      receiptNo: v.string(),
    }),
  ),
  /** Percent of the course's video that was watched; null when it was never begun. */
  learnRate: v.nullable(v.number()),
  /** The last exam in it, such as 2026年10月考期 缺考; null without one. */
  lastResult: v.nullable(v.object({ periodName: v.string(), text: v.string() })),
  /** The next period in which it is examined, such as 2027年4月; empty when that is not known. */
  nextPeriod: v.string(),
});

/** A course of the student's plan that is examined in the period. */
export type Offering = v.InferOutput<typeof offering>;

/**
 * The periods, and the timetable of one of them: by default the one that is open, else the next; with `export` an Excel
 * file 考试课表_考期.xlsx of it (API-13).
 */
export const getExamPlan = endpoint({
  path: '/v1/getExamPlan',
  payload: v.object({ periodId: v.optional(id), export: v.optional(v.boolean()) }),
  data: v.object({
    /** The oldest first; at most one that is over, and those to come that are announced. */
    periods: v.array(examPeriod),
    /** The period that is shown; null when there is none. */
    periodId: v.nullable(id),
    sessions: v.array(examSession),
    /** In the order of the half-days, then of the plan. */
    courses: v.array(offering),
    /** Courses of the plan that still have to be passed and are not examined in the period. */
    notOffered: v.array(v.object({ courseCode: v.string(), courseName: v.string(), nextPeriod: v.string() })),
    /** Why nothing can be registered or changed now; null while it can. */
    closed: v.nullable(obstacle),
    /** Codes in the student's basket, also those that cannot be registered any more. */
    basket: v.array(v.string()),
    /** Exam areas; `areaCode` is the student's choice, by default that of the last registration or the first. */
    areas: v.array(v.object({ areaCode: v.string(), name: v.string() })),
    areaCode: v.string(),
    maxCourse: v.number(),
    /** Hours in which an order has to be paid, where the period has fees. */
    payWithinHours: v.number(),
    /** The timetable of the period is loaded; false also after its day, while staff have not published it. */
    hasTimetable: v.boolean(),
    basis,
    serverTime: dateTime,
  }),
});

/** The periods and the timetable of one. */
export type ExamPlan = DataOf<typeof getExamPlan>;

const codes = v.pipe(v.array(courseCode), v.maxLength(20, '报考篮最多放 20 门课程'));
const areaCode = textUpTo(12);

/**
 * Keeps the basket and checks it. Old codes are read as the current ones. Clashes and what cannot be registered are
 * answered, not refused: a basket may hold them until they are resolved. 1050001 when the period is not open.
 */
export const checkExamApply = endpoint({
  path: '/v1/checkExamApply',
  mutates: true,
  payload: v.object({
    periodId: id,
    courseCodes: codes,
    siteArea: v.optional(areaCode, ''),
    /** False checks without keeping it: an answer that is a minute old must not overwrite another device's basket. */
    keep: v.optional(v.boolean(), true),
  }),
  data: v.object({
    /** True when all of it can be submitted as it is. */
    ok: v.boolean(),
    /** The basket as it was kept: current codes, each once. */
    courseCodes: v.array(v.string()),
    /** 分, of all in the basket. */
    fee: v.number(),
    /** Of one half-day, or of one group of electives: `session` is then null. */
    conflicts: v.array(
      v.object({
        a: v.string(),
        b: v.string(),
        reason: v.picklist(['HALF_DAY', 'ELECTIVE']),
        session: v.nullable(sessionCode),
      }),
    ),
    /** Courses that cannot be registered, with the reason for the student. */
    errors: v.array(v.object({ courseCode: v.string(), text: v.string() })),
    /** The earliest graduation when these are passed now; `graduateBatch` such as 2028年6月, empty when it cannot be told. */
    whatIf: v.object({ graduateBatch: v.string() }),
  }),
});

/**
 * Registers the courses, all or none (screens 11.4). 1050001 outside the window; 1050002 with `data.errors` as in
 * `checkExamApply` for what cannot be registered; 1050004 when a course has no seat left in the area, the basket stays.
 */
export const submitExamApply = endpoint({
  path: '/v1/submitExamApply',
  mutates: true,
  payload: v.object({
    periodId: id,
    courseCodes: v.pipe(codes, v.minLength(1, '请先选择课程')),
    siteArea: v.pipe(areaCode, v.nonEmpty('请选择考区')),
  }),
  data: v.object({
    applyIds: v.array(id),
    /** APPLIED, or UNPAID where the period has fees. */
    status: v.picklist(['APPLIED', 'UNPAID']),
    payDeadline: v.nullable(dateTime),
    ...receiptProof,
    /** 分, of what was submitted. */
    fee: v.number(),
  }),
});

/** Result of a registration. */
export type ExamApplyReceipt = DataOf<typeof submitExamApply>;
