import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { courseCode, dateTime, day, id, nameUpTo, occasion, revision, wholeNumber } from '../fields.ts';
import { studyPhase } from '../major.ts';
import { basis } from './basis.ts';
import { sessionCode, thesisKind } from './exam-period.ts';
import { month } from './month.ts';

/** A place in `PlannerFacts.periods`, from 0. */
const periodIndex = wholeNumber(0, 59);

const plannerPeriod = v.object({
  /** Null for a period that is only forecast. */
  periodId: v.nullable(id),
  month,
  /** OPEN can be registered now; ANNOUNCED has a timetable or its dates; FORECAST follows from the usual ones. */
  state: v.picklist(['OPEN', 'ANNOUNCED', 'FORECAST']),
  examDates: v.array(day),
  /** When its half-days begin and end; empty until its timetable is published. */
  halfDays: v.array(v.object({ sessionCode, start: dateTime, end: dateTime })),
  /** When its scores are published, or are by the usual date. */
  scoreDay: day,
  maxCourse: v.number(),
  /** Until when an OPEN one can be registered. */
  applyEnd: v.nullable(dateTime),
});

const writtenCourse = v.object({
  courseCode: v.string(),
  courseName: v.string(),
  credit: v.number(),
  /** Empty for a course that must be taken. */
  electiveGroup: v.string(),
  /** An exemption may be applied for: the plan allows it, and neither a registration nor a score is under way. */
  exemptable: v.boolean(),
  /**
   * When and in which half-day it is, or usually is, examined; without the periods in which it has no seat left, or can no
   * longer be registered, but with the one in which it is registered.
   */
  offers: v.array(v.object({ period: periodIndex, sessionCode })),
  /** The period in which it is registered already; null in none. */
  registered: v.nullable(periodIndex),
  /** Percent of its video that was watched, 0–100. */
  learnRate: v.number(),
});

const practiceCourse = v.object({
  courseCode: v.string(),
  courseName: v.string(),
  credit: v.number(),
  /** The written course that must be passed first. */
  theoryCode: v.string(),
});

/** Everything that the way to graduation depends on; dates of the future that nobody has announced follow from the usual ones. */
export const plannerFacts = v.object({
  /** The oldest first; about four years. */
  periods: v.array(plannerPeriod),
  /** Written courses that are not passed yet, electives that were not chosen included. */
  written: v.array(writtenCourse),
  practices: v.array(practiceCourse),
  /** Sign-ups for practice exams that are not over, the oldest first. */
  practiceBatches: v.array(
    v.object({
      month,
      applyStart: day,
      /** Its hour means something only when the sign-up is announced. */
      applyEnd: dateTime,
      resultDay: day,
      /** Its dates are published; otherwise they are the usual ones. */
      announced: v.boolean(),
    }),
  ),
  electives: v.array(v.object({ group: v.string(), choose: v.number(), chosen: v.array(v.string()) })),
  /** Thesis batches whose topics can still be chosen, the oldest first; where no topic is to be chosen, those not defended yet. */
  thesisBatches: v.array(v.object({ month, topicEnd: day, defenceDay: day, graduateMonth: month })),
  /** Null where the plan has no thesis. */
  thesis: v.nullable(
    v.object({
      kind: thesisKind,
      /** The topic is to be chosen · it is being written or defended · it is checked after a failed defence · it is passed. */
      stage: v.picklist(['TOPIC', 'WRITING', 'RETEST', 'PASSED']),
      /** Next event of one that is under way, such as 线上答辩; null where no date is known. */
      next: v.nullable(v.object({ title: v.string(), at: dateTime, occasion })),
    }),
  ),
  /** Applications for the degree, the oldest first; empty where there is no degree. */
  degreeBatches: v.array(v.object({ applyEnd: day, grantMonth: month })),
});

/** Everything that the way to graduation depends on. */
export type PlannerFacts = v.InferOutput<typeof plannerFacts>;

/** Wishes of a student other than the earliest way. */
export const plannerWishes = v.object({
  /** Courses that are to be taken in this month. */
  pins: v.pipe(v.array(v.object({ courseCode, month })), v.maxLength(30)),
  /** Courses in a period at most; null for what the period allows. */
  maxPerPeriod: v.nullable(wholeNumber(1, 4)),
  /** Months in which nothing is taken. */
  skip: v.pipe(v.array(month), v.maxLength(12)),
  /** Courses that are counted as exempt. */
  exempt: v.pipe(v.array(courseCode), v.maxLength(20)),
  /** Electives that are to be taken instead of the shortest ones. */
  electives: v.pipe(v.array(courseCode), v.maxLength(10)),
});

/** Wishes of a student. */
export type PlannerWishes = v.InferOutput<typeof plannerWishes>;

const savedPlan = v.object({
  planId: id,
  name: v.string(),
  wishes: plannerWishes,
  revision,
  savedTime: dateTime,
});

/** A plan that the student keeps. */
export type SavedPlan = v.InferOutput<typeof savedPlan>;

/** Input of 毕业倒推, computed in the browser (`studies/planner`), with the plans that the student keeps. */
export const getGraduationPlan = endpoint({
  path: '/v1/getGraduationPlan',
  payload: v.object({}),
  data: v.object({
    facts: plannerFacts,
    saved: v.array(savedPlan),
    /** Phase of the student in the 考籍 in use. */
    phase: studyPhase,
    /** When exemptions are applied for, now or next; null while that is not known. */
    exemptionWindow: v.nullable(v.object({ start: dateTime, end: v.nullable(dateTime) })),
    /** Has never registered for an exam, and has no result. */
    isBeginner: v.boolean(),
    /** Requirements of the degree; null without one. */
    degree: v.nullable(
      v.object({
        need: v.number(),
        /** The sum of the scores that count so far, how many they are, and how many are to come, the thesis included. */
        sum: v.number(),
        done: v.number(),
        rest: v.number(),
        thesisCounted: v.boolean(),
        /** Foreign language of the degree: `ok` when it is met, with the text to show about it. */
        english: v.object({ ok: v.boolean(), text: v.string(), path: v.nullable(v.string()) }),
      }),
    ),
    /** 分 for one course of the open period; 0 where registering costs nothing. */
    fee: v.number(),
    /** Source of each constraint. */
    bases: v.object({ session: basis, offer: basis, practice: basis, thesis: basis, degree: basis }),
    serverTime: dateTime,
  }),
});

/** Input of 毕业倒推. */
export type GraduationPlan = DataOf<typeof getGraduationPlan>;

/** Keeps a plan, or changes one; 1050006 for a sixth, 1040006 when another device has changed it. */
export const saveGraduationPlan = endpoint({
  path: '/v1/saveGraduationPlan',
  mutates: true,
  payload: v.object({
    /** Of the plan that is changed, with the revision that was seen; left out for a new one. */
    planId: v.optional(id),
    revision: v.optional(revision),
    name: v.pipe(nameUpTo(20), v.nonEmpty('请给这个排法起个名字')),
    wishes: plannerWishes,
  }),
  data: savedPlan,
});

/** Removes a plan that was kept. */
export const deleteGraduationPlan = endpoint({
  path: '/v1/deleteGraduationPlan',
  mutates: true,
  payload: v.object({ planId: id }),
  data: v.object({}),
});
