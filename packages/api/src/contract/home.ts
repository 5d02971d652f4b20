import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { dateTime, day, id, occasion } from './fields.ts';
import { examLevel } from './major.ts';

/** The urgency of a duty: now (minutes), urgent (24 h), soon (7 days), normal. */
export const urgency = v.picklist(['NOW', 'URGENT', 'SOON', 'NORMAL']);

const nextStep = v.object({
  code: v.string(),
  /** Why this comes first, such as 进行中的测验，计时没有停. */
  reason: v.string(),
  title: v.string(),
  desc: v.string(),
  /** What else one wants to know before, such as 第 2 次，共 2 次，取最高分; empty for nothing. */
  note: v.string(),
  deadline: v.nullable(dateTime),
  /** What happens at `deadline`: most end then, a defence begins. */
  occasion,
  path: v.string(),
  actionText: v.string(),
  /** A second way, to read about it first; null for none. */
  more: v.nullable(v.object({ text: v.string(), path: v.string() })),
  level: urgency,
});

const deadline = v.object({
  id,
  title: v.string(),
  deadline: dateTime,
  occasion,
  /** It concerns this student, by what is studied and what is still to be done; the others stand behind 全部日程. */
  concerns: v.boolean(),
  path: v.nullable(v.string()),
  bizType: v.string(),
  level: urgency,
});

const score = v.nullable(v.number());

const progress = v.object({
  /** Such as 2026-05. */
  planVersion: v.string(),
  /** The courses that have credits, in the order of the plan; of an elective group those that are, or would be, chosen. */
  slips: v.array(
    v.object({
      courseCode: v.string(),
      courseName: v.string(),
      credit: v.number(),
      /** PLANNED is registered, or in the basket, for the period that is open. */
      state: v.picklist(['PASSED', 'PLANNED', 'REST']),
    }),
  ),
  minCredit: v.number(),
  credit: v.number(),
  /** Written courses. */
  passedCourse: v.number(),
  totalCourse: v.number(),
  practicePassed: v.number(),
  practiceTotal: v.number(),
  /** Practice courses whose theory is passed: those that can be signed up for when it is open. */
  practiceReady: v.number(),
  /** Such as 未开始, 进行中 or 82 分，良好; null where the plan has no thesis. */
  thesisStage: v.nullable(v.string()),
  /** Such as 未报 or 66 分，合格; null where there is no degree. */
  degreeEnglish: v.nullable(v.string()),
  avgScore: score,
  degreeAvg: score,
  /** Null where there is no degree. */
  degreeNeed: score,
  /** Results of written exams, the oldest first. */
  trend: v.array(
    v.object({
      courseCode: v.string(),
      courseName: v.string(),
      periodName: v.string(),
      /** First day of its exams. */
      date: day,
      score,
      passed: v.boolean(),
    }),
  ),
});

/** How far the student is on the way to graduation. */
export type StudyProgress = v.InferOutput<typeof progress>;

/** Home in one call: who, what next, what is due within 30 days, shortcuts, the next exam. */
export const getHomeIndex = endpoint({
  path: '/v1/getHomeIndex',
  payload: v.object({}),
  data: v.object({
    student: v.object({
      name: v.string(),
      headUrl: v.string(),
      examineeNo: v.string(),
      applyExamLevel: examLevel,
      majorName: v.string(),
      majorCode: v.string(),
      schoolName: v.string(),
      examCommitteeName: v.string(),
    }),
    nextStep: v.nullable(nextStep),
    /** Further duties after the first, most pressing first; at most five. */
    followingSteps: v.array(nextStep),
    deadlines: v.array(deadline),
    /** Null for who studies for certificates. */
    progress: v.nullable(progress),
    quickList: v.array(v.object({ title: v.string(), path: v.string(), icon: v.string() })),
    /** The next exam sitting; null for who has no written exams to come, such as a graduate. */
    nextPeriod: v.nullable(v.object({ name: v.string(), startDate: day, daysLeft: v.number() })),
    serverTime: dateTime,
  }),
});

/** What home shows. */
export type HomeIndex = DataOf<typeof getHomeIndex>;

/** One duty: the next step or one that follows it. */
export type HomeStep = NonNullable<HomeIndex['nextStep']>;
