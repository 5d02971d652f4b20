import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { createAssignment } from './assignment.ts';
import { codesOf, createStudy, demandOf, latePractices, type Study, type ThesisBatch } from './study.ts';

type Course = PlannerFacts['written'][number];

/** An elective group as far as it is still to be taken. */
export interface ElectiveOptions {
  /** Courses taken in any case: chosen for good, registered, wished or pinned, as far as the group needs them. */
  readonly fixed: readonly Course[];
  /** Courses from which the rest is chosen. */
  readonly free: readonly Course[];
  /** How many of `free` are taken; all of them when they are fewer. */
  readonly count: number;
}

/**
 * Studies for a thesis batch, one for each choice of electives that is to be tried, the one to be preferred first;
 * without a batch at least one. None where no choice is in time.
 */
export type StudyChoice = (batch?: ThesisBatch) => readonly Study[];

/** Input of the choice of electives. */
export interface ElectiveDemand {
  readonly facts: PlannerFacts;
  readonly wishes: PlannerWishes;
  /** Courses that belong to no group. */
  readonly required: readonly Course[];
  readonly groups: readonly ElectiveOptions[];
  isExempt(course: Course): boolean;
  /** The courses of the plan that is shown. */
  readonly shown: readonly string[];
  /** The study of the courses that are chosen. */
  studyOf(needed: readonly Course[]): Study;
}

/** A choice that is being made: what is taken for good, and of each group what the rest can still be taken from. */
interface Choice {
  readonly taken: readonly Course[];
  readonly open: readonly { readonly options: readonly Course[]; readonly count: number }[];
}

/**
 * Chooses electives by a maximum flow in which each group lets through as many courses as it needs: whether a thesis batch can
 * be reached is exact, however many ways to choose there are.
 */
export function createElectiveFlow(demand: ElectiveDemand): StudyChoice {
  const { required, groups, isExempt, shown, studyOf } = demand;
  const creditOf = (course: Course) => (isExempt(course) ? 0 : course.credit);
  const byPreference = (a: Course, b: Course) =>
    Number(shown.includes(b.courseCode)) - Number(shown.includes(a.courseCode)) || creditOf(a) - creditOf(b);
  const first: Choice = {
    taken: [...required, ...groups.flatMap(({ fixed }) => fixed)],
    open: groups.map(({ free, count }) => ({
      options: free.toSorted(byPreference),
      count: Math.min(count, free.length),
    })),
  };

  return (batch) => {
    if (batch === undefined)
      return [
        studyOf([...first.taken, ...first.open.flatMap(({ options, count }) => options.slice(0, count))]),
      ];
    if (!canBeInTime(demand, first, batch)) return [];
    const choice = first.open.reduce((chosen, _, group) => chooseFrom(demand, chosen, group, batch), first);
    return [studyOf(choice.taken)];
  };
}

/** Takes the options of a group in their order, each if the rest can still be in time with it. */
function chooseFrom(demand: ElectiveDemand, choice: Choice, group: number, batch: ThesisBatch): Choice {
  let chosen = choice;
  for (const option of choice.open[group]?.options ?? []) {
    const { options = [], count = 0 } = chosen.open[group] ?? {};
    if (count === 0) break;
    const rest = options.filter((other) => other !== option);
    const taking = {
      taken: [...chosen.taken, option],
      open: chosen.open.with(group, { options: rest, count: count - 1 }),
    };
    const leaving = { taken: chosen.taken, open: chosen.open.with(group, { options: rest, count }) };
    chosen = canBeInTime(demand, taking, batch) ? taking : leaving;
  }
  return chosen;
}

/** True when everything that is taken, and enough of each group, can be in time for the batch. */
function canBeInTime(
  { facts, wishes, isExempt, studyOf }: ElectiveDemand,
  { taken, open }: Choice,
  batch: ThesisBatch,
): boolean {
  if (latePractices(studyOf(taken), batch).length > 0) return false;
  const options = open.flatMap((group) => group.options);
  const courses = [...taken, ...options].filter((course) => !isExempt(course));
  const theories = codesOf(courses);
  const study = createStudy({
    facts,
    wishes,
    courses,
    practices: facts.practices.filter(({ theoryCode }) => theories.includes(theoryCode)),
  });
  const groupOf = (course: Course) => open.find((group) => group.options.includes(course));
  const rivals = courses.map((course) =>
    courses.flatMap((other, index) =>
      other !== course && groupOf(course)?.options.includes(other) ? [index] : [],
    ),
  );
  const { settle, slotOf } = createAssignment({ ...demandOf(study, batch), rivals });
  const isTaken = (course: Course) => taken.includes(course);
  // Exempt options need no slot; with a practice they help only when that is in time.
  const isFree = (course: Course) =>
    isExempt(course) && latePractices(studyOf([...taken, course]), batch).length === 0;
  const settleOne = (group: Choice['open'][number]) =>
    courses.some((course, index) => group.options.includes(course) && !slotOf.has(index) && settle(index));
  return (
    courses.every((course, index) => !isTaken(course) || settle(index)) &&
    open.every((group) => {
      const missing = Math.max(0, group.count - group.options.filter(isFree).length);
      return Array.from({ length: missing }).every(() => settleOne(group));
    })
  );
}
