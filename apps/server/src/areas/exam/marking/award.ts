import { DomainProblem } from '../../../problems.ts';
import { sumScores } from '../../../scores/tenths.ts';
import type { QuestionRow } from '../shared/paper/paper.queries.ts';
import { scorePoints } from '../shared/paper/share-score.ts';

/** What a marker gave one written answer. */
export interface Award {
  readonly got: number;
  /** Of each scoring point: whether anything was given for it. */
  readonly hits: boolean[];
  /** Says where a point was given in part: hit or missed alone would not. Empty when none was. */
  readonly comment: string;
}

function requireShare(given: number, most: number, name: string): void {
  if (!Number.isFinite(given) || given < 0 || Math.round(given * 10) !== given * 10)
    throw new DomainProblem(`${name}的得分应为不小于 0、至多一位小数的数`);
  if (given > most) throw new DomainProblem(`${name}最多 ${most} 分，给出了 ${given} 分`);
}

/**
 * Takes the points given for each scoring point in order, or one number for a question without scoring points.
 * Throws DomainProblem when there are too many or too few, or more than a point's score.
 */
export function awardOf(
  question: Pick<QuestionRow, 'points'>,
  score: number,
  given: readonly number[],
): Award {
  const points = scorePoints(question.points, score);
  const wanted = Math.max(1, points.length);
  if (given.length !== wanted) throw new DomainProblem(`本题有 ${wanted} 个得分，给出了 ${given.length} 个`);
  if (points.length === 0) requireShare(given[0] ?? 0, score, '本题');
  for (const [index, point] of points.entries())
    requireShare(given[index] ?? 0, point.score, `采分点 ${index + 1} `);
  const got = sumScores(given);
  if (got > score) throw new DomainProblem(`本题最多 ${score} 分，给出了 ${got} 分`);
  const partial = points.some((point, index) => (given[index] ?? 0) > 0 && given[index] !== point.score);
  const parts = points.map((point, index) => `${given[index] ?? 0}/${point.score}`);
  return {
    got,
    hits: points.map((_, index) => (given[index] ?? 0) > 0),
    comment: partial ? `采分点得分：${parts.join('、')}。` : '',
  };
}
