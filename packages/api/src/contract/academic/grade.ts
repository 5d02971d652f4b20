import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { applicationTimeline } from '../application.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, day, id, lineUpTo, textUpTo } from '../fields.ts';
import { planHolder } from '../major.ts';
import { pageOf, pageRequest } from '../paging.ts';
import { receiptProof } from '../receipt-proof.ts';
import { basis } from './basis.ts';
import { examTrend } from './exam-trend.ts';
import { retake } from './retake.ts';
import { thesisLevel } from './thesis-level.ts';

/** Source of a result: 统考 · 实践 · 免考 · 顶替 · 论文 · 转考. */
export const gradeType = v.picklist(['EXAM', 'PRACTICE', 'EXEMPT', 'REPLACE', 'THESIS', 'TRANSFER']);

/** Source of a result. */
export type GradeType = v.InferOutput<typeof gradeType>;

/** Sources of a result in words. */
export const gradeTypeTitles: Readonly<Record<GradeType, string>> = {
  EXAM: '统考',
  PRACTICE: '实践',
  EXEMPT: '免考',
  REPLACE: '顶替',
  THESIS: '论文',
  TRANSFER: '转考',
};

/** 合格 · 不合格 · 缺考 · 违纪 · 未公布. */
export const gradeResult = v.picklist(['PASS', 'FAIL', 'ABSENT', 'VIOLATION', 'PENDING']);

/** Outcome of a result. */
export type GradeResult = v.InferOutput<typeof gradeResult>;

/** Outcomes of a result in words. */
export const gradeResultTitles: Readonly<Record<GradeResult, string>> = {
  PASS: '合格',
  FAIL: '不合格',
  ABSENT: '缺考',
  VIOLATION: '违纪',
  PENDING: '未公布',
};

/** Suspected error that a review of a result looks for: 漏评 · 合分 · 登分. Answers are not marked again. */
export const reviewSuspect = v.picklist(['MISSED', 'SUM', 'ENTRY'], '请选择疑点');

/** Suspected error that a review looks for. */
export type ReviewSuspect = v.InferOutput<typeof reviewSuspect>;

/** Suspected errors of a review in words. */
export const reviewSuspectTitles: Readonly<Record<ReviewSuspect, string>> = {
  MISSED: '漏评',
  SUM: '合分',
  ENTRY: '登分',
};

/** Why a review is asked for: 10 to 200 characters. */
export const reviewReason = v.pipe(lineUpTo(200), v.minLength(10, '请写明疑点，不少于 10 个字'));

const score = v.nullable(v.number());

const grade = v.object({
  gradeId: id,
  courseCode: v.string(),
  courseName: v.string(),
  oldCodes: v.array(v.string()),
  credit: v.number(),
  gradeType,
  /** Null for what belongs to no period, such as an exemption. */
  periodId: v.nullable(id),
  periodName: v.string(),
  /** When it was published; while it is PENDING, when it is expected. */
  publishTime: v.nullable(dateTime),
  examScore: score,
  processScore: score,
  /** Null where there is no number: exempt, absent, not published. */
  finalScore: score,
  level: v.nullable(thesisLevel),
  result: gradeResult,
  /** The best result of its course: what counts for credits and averages. */
  counted: v.boolean(),
  /** Score before it was corrected, with the reason; null when it never was. */
  corrected: v.nullable(v.object({ from: v.number(), reason: v.string(), time: dateTime })),
  reviewable: v.boolean(),
  /** Why no review can be asked for; null when it can, and for what is never reviewed. */
  obstacle: v.nullable(obstacle),
  /** The review that was asked for; null without one. */
  review: v.nullable(
    v.object({
      suspect: reviewSuspect,
      reason: v.string(),
      timeline: applicationTimeline,
      /** Until when the office answers; null where that is not known. */
      replyBefore: v.nullable(dateTime),
    }),
  ),
  /** Null for what was passed, then or later, and for what is no written exam of the plan. */
  retake: v.nullable(retake),
  /** Explanation, such as 四级，2025-03-21 批准 or 顶替自 02326 操作系统; empty for none. */
  note: v.string(),
});

/** One result of a course. */
export type Grade = v.InferOutput<typeof grade>;

const averageTerm = v.object({ courseCode: v.string(), courseName: v.string(), score: v.number() });

/** How far the results bring the student. Both averages have one decimal, halves up, and can be recalculated from their terms. */
export const gradeSummary = v.object({
  /** Written courses of the plan that are passed, and how many there are. */
  passedCount: v.number(),
  totalCount: v.number(),
  practicePassed: v.number(),
  practiceTotal: v.number(),
  credit: v.number(),
  minCredit: v.number(),
  /** 均分: of all passed courses with a number, without the thesis; null without one. */
  avg: score,
  avgTerms: v.array(averageTerm),
  /** 学位均分: the same with the thesis by its level (95, 85, 75, 65); null without any, and where there is no degree. */
  degreeAvg: score,
  degreeTerms: v.array(averageTerm),
  /** Average that the degree needs; null where there is no degree. */
  degreeNeed: v.nullable(v.number()),
  /** One sentence: what counts and what does not. */
  avgRule: v.string(),
  basis,
});

/** How far the results bring the student. */
export type GradeSummary = v.InferOutput<typeof gradeSummary>;

/**
 * The student's results, the newest period first. `summary` and `trend` are of all results, whatever the filters are.
 * With `export` the transcript 成绩单_准考证号 as an Excel file or a PDF (API-13), whatever the page.
 */
export const getGradeList = endpoint({
  path: '/v1/getGradeList',
  payload: v.object({
    ...pageRequest,
    periodId: v.optional(id),
    gradeType: v.optional(gradeType),
    /** True: only what was passed. */
    passed: v.optional(v.boolean()),
    /** Part of a course's name, or of its present or an old code. */
    keyword: v.optional(textUpTo(50)),
    export: v.optional(v.boolean()),
    format: v.optional(v.picklist(['XLSX', 'PDF']), 'XLSX'),
  }),
  data: v.object({
    ...pageOf(grade).entries,
    /** Of the plan in use, such as 2026-05. */
    planVersion: v.string(),
    holder: planHolder,
    summary: gradeSummary,
    /** Periods with results, the newest first; `reviewEnd` while reviews can be asked for or after. */
    periods: v.array(
      v.object({ periodId: id, name: v.string(), publishTime: dateTime, reviewEnd: dateTime }),
    ),
    /** Results of written exams, the oldest first. */
    trend: examTrend,
    /** Process scores of courses that are not passed yet. */
    processes: v.array(
      v.object({
        courseCode: v.string(),
        courseName: v.string(),
        /** 视频, 章节, 综合, 表现, and the score that they make (30, 30, 30, 10 %). */
        video: v.number(),
        chapter: v.number(),
        overall: v.number(),
        conduct: v.number(),
        score: v.number(),
        /** Lowest score of the written exam that passes with it, one decimal. */
        need: v.number(),
        validUntil: day,
      }),
    ),
    /** How many more courses can be registered now; 0 while nothing is open to this student, or nothing is left. */
    canRegister: v.number(),
    reviewBasis: basis,
    serverTime: dateTime,
  }),
});

/** The student's results. */
export type GradeList = DataOf<typeof getGradeList>;

/**
 * Asks that a result be checked: once for each course and period, within 5 days of its publication, for what was left
 * out, added up or entered wrongly. 1050001 after that, 1050006 a second time.
 */
export const applyGradeReview = endpoint({
  path: '/v1/applyGradeReview',
  mutates: true,
  payload: v.object({
    gradeId: id,
    suspect: reviewSuspect,
    reason: reviewReason,
  }),
  data: v.object({
    reviewId: id,
    status: v.literal('PENDING'),
    ...receiptProof,
    /** Until when the office answers. */
    replyBefore: dateTime,
  }),
});
