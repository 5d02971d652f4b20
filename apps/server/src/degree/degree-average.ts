import { meanNeeded, thesisScoreCounting } from '@qianwei/studies';
import { type DegreeScores, degreeScoresOf } from '../studies/degree-scores.ts';
import type { StudyStanding } from '../studies/results.ts';
import type { DegreeFacts } from './degree-facts.ts';

/** An average that the degree needs: of the whole plan, or of its core courses alone. */
export interface NeededAverage {
  readonly of: 'PLAN' | 'CORE';
  readonly need: number;
  readonly scores: DegreeScores;
  readonly standings: readonly StudyStanding[];
}

const isCore = ({ line }: StudyStanding) => line.course.kind === 'CORE';

/** The averages that the batch asks for; none of a plan without a degree. */
export function neededAverages({
  studies,
  rules,
}: Pick<DegreeFacts, 'studies' | 'rules'>): readonly NeededAverage[] {
  const { degreeNeed } = studies.plan;
  if (degreeNeed === null) return [];
  return rules.averages.map((rule) => {
    const { courses } = studies.counted;
    const standings = rule.of === 'CORE' ? courses.filter(isCore) : courses;
    const need = rule.of === 'CORE' ? rule.min : degreeNeed;
    return { of: rule.of, need, scores: degreeScoresOf(standings), standings };
  });
}

/** Score that one more course must have when the other missing ones have the needed mean; may be beyond 100. */
const scoreNeeded = (need: number, { sum, done, rest }: DegreeScores): number =>
  meanNeeded(need, { sum: sum + need * (rest - 1), done: done + rest - 1, rest: 1 }) ?? 0;

/**
 * Courses and the thesis that have no score yet, with the score that each needs when the others have the needed mean: never
 * less than 60, and null beyond 100. Of electives every one that can still be chosen is named.
 */
export function remainingCourses({ need, scores, standings }: NeededAverage) {
  const passedGroups = new Set(
    standings.flatMap(({ line: { line }, passed }) => (passed ? [line.electiveGroup] : [])),
  );
  return standings
    .filter(
      ({ line: { line }, passed }) =>
        !passed && (line.electiveGroup === '' || !passedGroups.has(line.electiveGroup)),
    )
    .map(({ line: { course } }) => {
      const score = scoreNeeded(need, scores);
      const reachable = score > 100 ? null : Math.max(60, score);
      return {
        courseCode: course.courseCode,
        courseName: course.name,
        need: course.examMode === 'THESIS' ? thesisScoreCounting(score) : reachable,
      };
    });
}

/** The degree average as the page shows it; null where the batch asks for none. */
export function shownAverage(facts: Pick<DegreeFacts, 'studies' | 'rules'>) {
  const plan = neededAverages(facts).find(({ of }) => of === 'PLAN');
  if (plan === undefined) return null;
  const { average, ...scores } = plan.scores;
  return { need: plan.need, value: average, ...scores, remaining: remainingCourses(plan) };
}
