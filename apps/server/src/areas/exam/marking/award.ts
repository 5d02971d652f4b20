import { sumScores } from '@qianwei/studies';
import { DomainProblem } from '../../../problems.ts';
import type { QuestionRow } from '../shared/paper/paper.queries.ts';
import { scorePoints } from '../shared/paper/share-score.ts';

/** Mark of one written answer. */
export interface Award {
  readonly got: number;
  /** Of each scoring point: whether anything was given for it. */
  readonly hits: boolean[];
  /** Says where a point was given in part: hit or missed alone would not. Empty when none was. */
  readonly comment: string;
}

function requireShare(points: number, maxPoints: number, name: string): void {
  if (!Number.isFinite(points) || points < 0 || Math.round(points * 10) !== points * 10)
    throw new DomainProblem(`${name}的得分应为不小于 0、至多一位小数的数`);
  if (points > maxPoints) throw new DomainProblem(`${name}最多 ${maxPoints} 分，给出了 ${points} 分`);
}

/**
 * Takes the points given for each scoring point in order, or one number for a question without scoring points.
 * Throws DomainProblem when there are too many or too few, or more than a point's score.
 */
export function awardOf(
  question: Pick<QuestionRow, 'points'>,
  score: number,
  awarded: readonly number[],
): Award {
  const points = scorePoints(question.points, score);
  const wanted = Math.max(1, points.length);
  if (awarded.length !== wanted)
    throw new DomainProblem(`本题有 ${wanted} 个得分，给出了 ${awarded.length} 个`);
  if (points.length === 0) requireShare(awarded[0] ?? 0, score, '本题');
  for (const [index, point] of points.entries())
    requireShare(awarded[index] ?? 0, point.score, `采分点 ${index + 1} `);
  const got = sumScores(awarded);
  if (got > score) throw new DomainProblem(`本题最多 ${score} 分，给出了 ${got} 分`);
  const partial = points.some((point, index) => (awarded[index] ?? 0) > 0 && awarded[index] !== point.score);
  const parts = points.map((point, index) => `${awarded[index] ?? 0}/${point.score}`);
  return {
    got,
    hits: points.map((_, index) => (awarded[index] ?? 0) > 0),
    comment: partial ? `采分点得分：${parts.join('、')}。` : '',
  };
}
