import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { basis } from '../academic/basis.ts';
import { dateTime, id } from '../fields.ts';
import { courseExam, courseHead, courseService, listedNext } from './course.ts';
import { processScore } from './process-score.ts';
import { studyWeek } from './study-week.ts';

/** State of a course on the shelf: it is being studied, has been passed, or has not been opened. */
export const shelfStatus = v.picklist(['STUDYING', 'PASSED', 'CLOSED']);

/** State of a course on the shelf. */
export type ShelfStatus = v.InferOutput<typeof shelfStatus>;

const listedCourse = v.object({
  ...courseHead,
  status: shelfStatus,
  /** Null before it was opened. */
  service: v.nullable(courseService),
  /** Percent, 0–100, whole. */
  videoRate: v.number(),
  /** Chapter tests that were passed, and all of them. */
  chapterTestDone: v.number(),
  chapterTestTotal: v.number(),
  /** True when the course has a 综合测验; `compTestBest` is its best score. */
  hasCompTest: v.boolean(),
  compTestBest: v.nullable(v.number()),
  /** The 综合测验 that is running; null when none is. */
  compTestRunning: v.nullable(v.object({ testId: id, tryNo: v.number(), endTime: dateTime })),
  /** Null for a course without one, and before it was opened. */
  process: v.nullable(processScore),
  /** Next lesson; null for a course without lessons. */
  next: v.nullable(listedNext),
  /** When a lesson of it was watched last; null before. */
  playedAt: v.nullable(dateTime),
  /** In the period that is asked for; null where it is not examined then. */
  exam: v.nullable(courseExam),
  /** The months, 1–12, in which it is usually examined; empty for what has no written exam. */
  usualMonths: v.array(v.number()),
  materialCount: v.number(),
});

/** A course on the shelf. */
export type ListedCourse = v.InferOutput<typeof listedCourse>;

/** All courses of the student: those studied last first, then by the plan. */
export const getCourseList = endpoint({
  path: '/v1/getCourseList',
  payload: v.object({
    /** All without it. */
    status: v.optional(shelfStatus),
    /** The period whose exams are shown; the next one without it. */
    periodId: v.optional(id),
  }),
  data: v.object({
    /** `CERTIFICATE`: without a plan, credits and written exams. */
    kind: v.picklist(['EXAM', 'CERTIFICATE']),
    list: v.array(listedCourse),
    summary: v.object({
      studying: v.number(),
      passed: v.number(),
      closed: v.number(),
      week: studyWeek,
    }),
    /** The periods that can be asked for, the earliest first. */
    periods: v.array(v.object({ periodId: id, name: v.string() })),
    /** Empty when no period is planned. */
    periodId: v.string(),
    /** Source of the rule by which the process score is computed. */
    basis,
    serverTime: dateTime,
  }),
});

/** The student's courses. */
export type CourseList = DataOf<typeof getCourseList>;
