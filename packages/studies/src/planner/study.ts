import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { Day } from '@qianwei/api/time/moment';
import {
  type Assignment,
  createAssignment,
  type Demand,
  type ExamSlot,
  hasNoSlot,
  numberOf,
} from './assignment.ts';

/** The codes of courses or practices. */
export const codesOf = (courses: readonly { readonly courseCode: string }[]): string[] =>
  courses.map(({ courseCode }) => courseCode);

/** A course in its slot. */
export interface CoursePlace extends ExamSlot {
  readonly courseCode: string;
}

/** The place of a course; undefined when it has none. */
export const coursePlaceOf = (places: readonly CoursePlace[], code: string): CoursePlace | undefined =>
  places.find(({ courseCode }) => courseCode === code);

/** Courses still to be taken when the electives are chosen, and the wishes for them. */
export interface StudyData {
  readonly facts: PlannerFacts;
  readonly wishes: PlannerWishes;
  readonly courses: PlannerFacts['written'];
  readonly practices: PlannerFacts['practices'];
}

/** The data, with what follows from them for any thesis batch. */
export interface Study extends StudyData {
  /** The slots of each course that registrations and wishes leave, the earliest first. */
  readonly slots: readonly (readonly number[])[];
  /** By course: true for the theory of a practice. */
  readonly isTheory: readonly boolean[];
  /** How many courses each period takes. */
  readonly capacity: readonly number[];
}

/** A thesis batch: what is needed for it decides when a student graduates. */
export type ThesisBatch = PlannerFacts['thesisBatches'][number];

/**
 * A study: a registered course has only its period, which it keeps even when more are registered than wished; a pinned one
 * has only its month; the others have no month that is skipped.
 */
export function createStudy(data: StudyData): Study {
  const { facts, wishes, courses, practices } = data;
  const theories = practices.map(({ theoryCode }) => theoryCode);
  const slotsOf = ({ courseCode, registered, offers }: StudyData['courses'][number]) => {
    const pins = wishes.pins.filter((pin) => pin.courseCode === courseCode);
    const isLeft = ({ period }: ExamSlot) => {
      const month = facts.periods[period]?.month ?? '';
      const isFree = registered === null ? !wishes.skip.includes(month) : registered === period;
      return isFree && pins.every((pin) => pin.month === month);
    };
    return offers
      .filter(isLeft)
      .map(numberOf)
      .sort((a, b) => a - b);
  };
  return {
    ...data,
    slots: courses.map(slotsOf),
    isTheory: courses.map(({ courseCode }) => theories.includes(courseCode)),
    capacity: facts.periods.map(({ maxCourse }, period) =>
      Math.max(
        courses.filter(({ registered }) => registered === period).length,
        Math.min(maxCourse, wishes.maxPerPeriod ?? maxCourse),
      ),
    ),
  };
}

/**
 * The index of the practice batch for which a student signs up after a score: the first whose sign-up ends on its day or
 * later, or, without a day, the first of all; −1 when there is none.
 */
export const practiceBatchAfter = ({ practiceBatches }: PlannerFacts, scoreDay = ''): number =>
  practiceBatches.findIndex(({ applyEnd }) => applyEnd.slice(0, scoreDay.length) >= scoreDay);

/** True while the topic of a thesis is still to be chosen, for which everything else has to be passed. */
export const choosesTopic = ({ thesis }: PlannerFacts): boolean => thesis?.stage === 'TOPIC';

/**
 * By when everything but the thesis has to be there for a batch: by the end of its choice of topics, or, where no topic is
 * to be chosen, by its defence, after which graduation is applied for.
 */
export const dueDayOf = (facts: PlannerFacts, { topicEnd, defenceDay }: ThesisBatch): Day =>
  choosesTopic(facts) ? topicEnd : defenceDay;

/** Practices whose theory is passed or exempt, and whose result is too late for the batch. */
export const latePractices = (
  { facts, courses, practices }: Study,
  batch: ThesisBatch,
): Study['practices'] => {
  const [first] = facts.practiceBatches;
  if (first !== undefined && first.resultDay <= dueDayOf(facts, batch)) return [];
  const codes = codesOf(courses);
  return practices.filter(({ theoryCode }) => !codes.includes(theoryCode));
};

/**
 * Slots of the courses for a thesis batch, no later than the period `last`. Scores are due by the day of the batch; of
 * a theory by the last sign-up for a practice whose result is there by then.
 */
export function demandOf(
  { facts, slots, capacity, isTheory }: Study,
  batch: ThesisBatch,
  last = facts.periods.length,
): Demand {
  const dueDay = dueDayOf(facts, batch);
  const firstAfter = (day: string) => {
    const late = facts.periods.findIndex(({ scoreDay }, period) => period > last || scoreDay > day);
    return numberOf({ period: late < 0 ? facts.periods.length : late, sessionCode: 'A' });
  };
  const signUp = facts.practiceBatches.findLast(({ resultDay }) => resultDay <= dueDay)?.applyEnd ?? '';
  const written = firstAfter(dueDay);
  const theory = Math.min(written, firstAfter(signUp.slice(0, dueDay.length)));
  return { slots, capacity, bounds: isTheory.map((is) => (is ? theory : written)) };
}

/** All courses in slots that are in time for the thesis batch; null when that cannot be. */
export function assignmentFor(study: Study, batch: ThesisBatch, last?: number): Assignment | null {
  if (latePractices(study, batch).length > 0) return null;
  const demand = demandOf(study, batch, last);
  if (study.courses.some((_, course) => hasNoSlot(demand, course))) return null;
  const assignment = createAssignment(demand);
  return study.courses.every((_, course) => assignment.settle(course)) ? assignment : null;
}
