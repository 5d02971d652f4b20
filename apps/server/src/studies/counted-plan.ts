import type { StudyStanding } from './results.ts';

/** The options of a plan of which one is to be chosen. */
export interface ElectiveGroup {
  readonly group: string;
  /** How many are chosen: one. */
  readonly choose: number;
  readonly options: readonly StudyStanding[];
  /** Choice of the student: passed, confirmed or registered; null while nothing of it has happened. */
  readonly chosen: StudyStanding | null;
  /** Option that counts until the student has chosen: with it the plan just reaches its minimum. */
  readonly suggested: StudyStanding;
}

/** A plan with the electives as they are chosen, or would be. */
export interface CountedPlan {
  readonly groups: readonly ElectiveGroup[];
  /** The courses that count: those that must be taken, and one of each group. */
  readonly courses: readonly StudyStanding[];
  /** Credits of what counts. */
  readonly creditPlan: number;
  /** Credits of what counts and is passed. */
  readonly creditDone: number;
  /** Credits of the plan when this option of a group is chosen. */
  creditWith(group: string, option: StudyStanding): number;
}

/** Facts that decide which elective counts; courses by their id. */
export interface ElectiveFacts {
  readonly minCredit: number;
  /** Electives that the student has confirmed: group → course. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** Courses that the student has ever registered for. */
  readonly registered: ReadonlySet<string>;
}

const creditOf = ({ line }: StudyStanding) => line.course.credit;
const creditsOf = (standings: readonly StudyStanding[]) =>
  standings.reduce((sum, standing) => sum + creditOf(standing), 0);
const groupOf = ({ line }: StudyStanding) => line.line.electiveGroup;

/** The option with the fewest credits that are enough, else the one with the most. */
function justEnough(options: readonly StudyStanding[], needed: number): StudyStanding {
  const [fewest, ...more] = options.toSorted((a, b) => creditOf(a) - creditOf(b));
  if (fewest === undefined) throw new Error('A group without options');
  return [fewest, ...more].find((option) => creditOf(option) >= needed) ?? more.at(-1) ?? fewest;
}

/** Counts the courses of a plan. A group without a choice counts with its suggested option. */
export function countPlan(
  standings: readonly StudyStanding[],
  { minCredit, confirmed, registered }: ElectiveFacts,
): CountedPlan {
  const required = standings.filter((standing) => groupOf(standing) === '');
  const names = [...new Set(standings.map(groupOf))].filter((name) => name !== '');
  const chosenOf = (name: string, options: readonly StudyStanding[]) =>
    options.find(({ passed }) => passed) ??
    options.find(({ line }) => line.course.id === confirmed.get(name)) ??
    options.find(({ line }) => registered.has(line.course.id)) ??
    null;
  const open = names.map((group) => {
    const options = standings.filter((standing) => groupOf(standing) === group);
    return { group, options, chosen: chosenOf(group, options) };
  });
  const groups: ElectiveGroup[] = [];
  for (const [index, { group, options, chosen }] of open.entries()) {
    // Of two open groups the first takes as little as the second, at its largest, lets it.
    const before = creditsOf(groups.map(({ chosen: own, suggested }) => own ?? suggested));
    const after = open
      .slice(index + 1)
      .reduce(
        (sum, later) => sum + Math.max(...(later.chosen ? [later.chosen] : later.options).map(creditOf)),
        0,
      );
    groups.push({
      group,
      choose: options[0]?.line.line.chooseCount ?? 1,
      options,
      chosen,
      suggested: justEnough(options, minCredit - creditsOf(required) - before - after),
    });
  }
  const countedOf = ({ chosen, suggested }: ElectiveGroup) => chosen ?? suggested;
  const chosen = new Set(groups.map(countedOf));
  const counted = standings.filter((standing) => groupOf(standing) === '' || chosen.has(standing));
  const creditPlan = creditsOf(counted);
  return {
    groups,
    courses: counted,
    creditPlan,
    creditDone: creditsOf(counted.filter(({ passed }) => passed)),
    creditWith(name, option) {
      const own = groups.find(({ group }) => group === name);
      return creditPlan - (own === undefined ? 0 : creditOf(countedOf(own))) + creditOf(option);
    },
  };
}
