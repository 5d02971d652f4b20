import { levelCounts, mean, sumScores, thesisCounts } from '@qianwei/studies';
import type { StudyStanding } from './results.ts';

/** The scores that count for the degree so far, and how many are to come. */
export interface DegreeScores {
  readonly average: number | null;
  readonly sum: number;
  readonly done: number;
  /** Courses and the thesis that will have a score; of electives those that have to be chosen. */
  readonly rest: number;
  readonly thesisCounted: boolean;
}

const isThesis = ({ line }: StudyStanding) => line.course.examMode === 'THESIS';

/** Score that a thesis counts: by its level, even without a number. Null when it is not passed, or is none. */
export function thesisCountOf(standing: StudyStanding): number | null {
  if (!isThesis(standing) || !standing.passed || standing.best === null) return null;
  const { level, finalScore } = standing.best.grade;
  if (level !== null) return levelCounts(level);
  return finalScore === null ? null : thesisCounts(finalScore);
}

/** How the degree average stands by where the student stands in the plan. */
export function degreeScoresOf(standings: readonly StudyStanding[]): DegreeScores {
  const scores = standings.flatMap((standing) =>
    isThesis(standing) || !standing.passed ? [] : (standing.best?.grade.finalScore ?? []),
  );
  const counts = standings.map(thesisCountOf).find((count) => count !== null) ?? null;
  const all = counts === null ? scores : [...scores, counts];
  const open = standings.filter(({ passed }) => !passed);
  const passedGroups = new Set(
    standings.flatMap(({ line, passed }) => (passed ? line.line.electiveGroup : [])),
  );
  const openGroups = new Set(open.map(({ line }) => line.line.electiveGroup).filter((group) => group !== ''));
  const groupsLeft = [...openGroups].filter((group) => !passedGroups.has(group)).length;
  return {
    average: mean(all),
    sum: sumScores(all),
    done: all.length,
    rest: open.filter(({ line }) => line.line.electiveGroup === '').length + groupsLeft,
    thesisCounted: counts !== null,
  };
}
