import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { createElectiveFlow, type ElectiveOptions, type StudyChoice } from './elective-flow.ts';
import { type CoursePlace, codesOf, createStudy, type Study } from './study.ts';

type Course = PlannerFacts['written'][number];

/** Above this many ways to choose, the electives are chosen by a flow instead of being tried one after the other. */
const maxChoices = 64;

/** Every way to choose `count` of `items`, in their order; all of them when they are fewer. */
function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined || count <= 0) return [[]];
  const without = items.length > count ? combinations(rest, count) : [];
  return [...combinations(rest, count - 1).map((chosen) => [first, ...chosen]), ...without];
}

/** How many ways there are to choose the options of a group. */
function choicesOf({ free, count }: ElectiveOptions): number {
  const taken = Math.min(Math.max(0, count), free.length);
  return Array.from({ length: taken }, (_, index) => (free.length - index) / (index + 1)).reduce(
    (product, factor) => product * factor,
    1,
  );
}

function optionsOf(
  { written }: PlannerFacts,
  { electives, pins }: PlannerWishes,
  { group, choose, chosen }: PlannerFacts['electives'][number],
): ElectiveOptions {
  const options = written.filter(({ electiveGroup }) => electiveGroup === group);
  const isChosen = ({ courseCode }: Course) => chosen.includes(courseCode);
  const pinned = codesOf(pins);
  const rank = ({ courseCode, registered }: Course) =>
    [registered !== null, electives.includes(courseCode), pinned.includes(courseCode), true].indexOf(true);
  const others = options.filter((option) => !isChosen(option)).sort((a, b) => rank(a) - rank(b));
  const missing = Math.max(0, choose - chosen.length);
  const wanted = others.filter((option) => rank(option) < 3).slice(0, missing);
  return {
    fixed: [...options.filter(isChosen), ...wanted],
    free: others.filter((option) => rank(option) === 3),
    count: missing - wanted.length,
  };
}

/**
 * Everything that can be taken under the wishes. To be preferred among the choices that lead to the same month is the one
 * that keeps the most courses of the `preferred` plan, then that with the fewest credits; with more than `maxTried` of them,
 * the month is as exact, and the options are taken one after the other in this order. An exempt elective counts as taken; the
 * practice of an elective that is not chosen is not needed.
 */
export function studiesOf(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  preferred: readonly CoursePlace[] = [],
  maxTried = maxChoices,
): StudyChoice {
  const isExempt = ({ courseCode, exemptable }: Course) => exemptable && wishes.exempt.includes(courseCode);
  const shown = codesOf(preferred);
  const required = facts.written.filter(({ electiveGroup }) => electiveGroup === '');
  const groups = facts.electives.map((group) => optionsOf(facts, wishes, group));
  const studyOf = (needed: readonly Course[]) => {
    const dropped = codesOf(facts.written.filter((course) => !needed.includes(course)));
    return createStudy({
      facts,
      wishes,
      courses: facts.written.filter((course) => needed.includes(course) && !isExempt(course)),
      practices: facts.practices.filter(({ theoryCode }) => !dropped.includes(theoryCode)),
    });
  };
  if (groups.reduce((product, group) => product * choicesOf(group), 1) > maxTried)
    return createElectiveFlow({ facts, wishes, required, groups, isExempt, shown, studyOf });
  const kept = ({ courses }: Study) => codesOf(courses).filter((code) => shown.includes(code)).length;
  const credits = ({ courses }: Study) => courses.reduce((sum, { credit }) => sum + credit, 0);
  const studies = groups
    .map(({ fixed, free, count }) => combinations(free, count).map((more) => [...fixed, ...more]))
    .reduce(
      (all, choices) => all.flatMap((courses) => choices.map((choice) => [...courses, ...choice])),
      [required],
    )
    .map(studyOf)
    .sort((a, b) => kept(b) - kept(a) || credits(a) - credits(b));
  return () => studies;
}
