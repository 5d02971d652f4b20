import { degreeAverage } from '@qianwei/api/studies/averages';
import { sumScores } from '@qianwei/api/studies/tenths';
import { thesisCounts } from '@qianwei/api/studies/thesis-score';
import type { Standing } from './results.ts';

/** The scores that count for the degree so far, and how many are to come. */
export interface DegreeScores {
  readonly average: number | null;
  readonly sum: number;
  readonly done: number;
  /** Courses and the thesis that will have a score; of electives those that have to be chosen. */
  readonly rest: number;
  readonly thesisCounted: boolean;
}

/** How the degree average stands by where the student stands in the plan. */
export function degreeScoresOf(standings: readonly Standing[]): DegreeScores {
  const isThesis = ({ line }: Standing) => line.course.examMode === 'THESIS';
  const scores = standings.flatMap((standing) =>
    isThesis(standing) || !standing.passed ? [] : (standing.best?.grade.finalScore ?? []),
  );
  const thesis = standings.find((standing) => isThesis(standing) && standing.passed);
  const thesisScore = thesis?.best?.grade.finalScore ?? null;
  const counts = thesisScore === null ? null : thesisCounts(thesisScore);
  const open = standings.filter(({ passed }) => !passed);
  const passedGroups = new Set(
    standings.flatMap(({ line, passed }) => (passed ? line.line.electiveGroup : [])),
  );
  const openGroups = new Set(open.map(({ line }) => line.line.electiveGroup).filter((group) => group !== ''));
  const groupsLeft = [...openGroups].filter((group) => !passedGroups.has(group)).length;
  return {
    average: degreeAverage(scores, thesisScore),
    sum: sumScores(counts === null ? scores : [...scores, counts]),
    done: scores.length + (counts === null ? 0 : 1),
    rest: open.filter(({ line }) => line.line.electiveGroup === '').length + groupsLeft,
    thesisCounted: counts !== null,
  };
}
