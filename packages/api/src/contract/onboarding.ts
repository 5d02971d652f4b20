import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dateTime, day } from './fields.ts';

/**
 * Marks of the first days, set once the student has looked at it: RECORD is the own record, PLAN the courses of the plan, STUDY the first
 * lesson. ALL_LATER puts off what is left.
 */
export const onboardingMark = v.picklist(['RECORD', 'PLAN', 'STUDY', 'ALL_LATER']);

/** A mark of the first days. */
export type OnboardingMark = v.InferOutput<typeof onboardingMark>;

/** The first days of a new student, step by step. */
export const onboarding = v.object({
  steps: v.array(
    v.object({
      /** PASSWORD, and the marks of `finishOnboarding` in their order. */
      code: v.picklist(['PASSWORD', 'RECORD', 'PLAN', 'STUDY']),
      title: v.string(),
      desc: v.string(),
      /** How long it takes; null for at any time. */
      minutes: v.nullable(v.number()),
      done: v.boolean(),
      doneTime: v.nullable(dateTime),
      path: v.string(),
    }),
  ),
  /** The two days that a beginner has to know; null where no period is open for registration. */
  firstPeriod: v.nullable(
    v.object({
      name: v.string(),
      applyEnd: dateTime,
      /** How many courses the student may register in it. */
      canRegister: v.number(),
      examDates: v.array(day),
      /** First day of the one after it; null when it is not known. */
      nextStart: v.nullable(day),
    }),
  ),
});

/** The first days of a new student. */
export type Onboarding = v.InferOutput<typeof onboarding>;

/** Marks a step of the first days as done, or puts off what is left. To repeat it changes nothing. */
export const finishOnboarding = endpoint({
  path: '/v1/finishOnboarding',
  mutates: true,
  payload: v.object({ code: onboardingMark }),
  data: v.object({}),
});
