import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type CoursePlace, codesOf, createStudy, type Study } from './study.ts';

type Course = PlannerFacts['written'][number];

/** Every way to choose `count` of `items`, in their order; all of them when they are fewer. */
function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined || count <= 0) return [[]];
  const without = items.length > count ? combinations(rest, count) : [];
  return [...combinations(rest, count - 1).map((chosen) => [first, ...chosen]), ...without];
}

/**
 * Every way to choose the options of a group that are still to be taken: what is chosen for good, then what is
 * registered, wished and pinned, as far as the group needs them; any others for the rest.
 */
function choicesOf(
  { written }: PlannerFacts,
  { electives, pins }: PlannerWishes,
  { group, choose, chosen }: PlannerFacts['electives'][number],
): Course[][] {
  const options = written.filter(({ electiveGroup }) => electiveGroup === group);
  const isChosen = ({ courseCode }: Course) => chosen.includes(courseCode);
  const pinned = codesOf(pins);
  const rank = ({ courseCode, registered }: Course) =>
    [registered !== null, electives.includes(courseCode), pinned.includes(courseCode), true].indexOf(true);
  const others = options.filter((option) => !isChosen(option)).sort((a, b) => rank(a) - rank(b));
  const missing = Math.max(0, choose - chosen.length);
  const wanted = others.filter((option) => rank(option) < 3).slice(0, missing);
  const free = others.filter((option) => rank(option) === 3);
  return combinations(free, missing - wanted.length).map((more) => [
    ...options.filter(isChosen),
    ...wanted,
    ...more,
  ]);
}

/**
 * Everything that can be taken, one study for each choice of electives; at least one. The first is the one to be preferred
 * among those that lead to the same month: it keeps the most courses of the `preferred` plan, then has the fewest credits.
 * An exempt elective counts as taken; the practice of an elective that is not chosen is not needed.
 */
export function studiesOf(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  preferred: readonly CoursePlace[] = [],
): Study[] {
  const isExempt = ({ courseCode, exemptable }: Course) => exemptable && wishes.exempt.includes(courseCode);
  const shown = codesOf(preferred);
  const kept = ({ courses }: Study) => codesOf(courses).filter((code) => shown.includes(code)).length;
  const credits = ({ courses }: Study) => courses.reduce((sum, { credit }) => sum + credit, 0);
  return facts.electives
    .map((group) => choicesOf(facts, wishes, group))
    .reduce(
      (all, choices) => all.flatMap((courses) => choices.map((choice) => [...courses, ...choice])),
      [facts.written.filter(({ electiveGroup }) => electiveGroup === '')],
    )
    .map((needed) => {
      const dropped = codesOf(facts.written.filter((course) => !needed.includes(course)));
      return createStudy({
        facts,
        wishes,
        courses: facts.written.filter((course) => needed.includes(course) && !isExempt(course)),
        practices: facts.practices.filter(({ theoryCode }) => !dropped.includes(theoryCode)),
      });
    })
    .sort((a, b) => kept(b) - kept(a) || credits(a) - credits(b));
}
