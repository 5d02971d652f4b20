import type { ScorePoint } from '../../../db/schema/question.ts';
import { sumScores } from '../../../scores/tenths.ts';
import { shareScore } from './paper/share-score.ts';

/** The scoring points of a question that is worth `score` in a paper: shared out anew when the bank gave it another score. */
export function scorePoints(points: readonly ScorePoint[], score: number): { text: string; score: number }[] {
  const weights = points.map((point) => point.score);
  if (points.length === 0 || sumScores(weights) === score || score * 10 < points.length)
    return points.map((point) => ({ text: point.text, score: point.score }));
  const shares = shareScore(score, weights);
  return points.map(({ text }, index) => ({ text, score: shares[index] ?? 0 }));
}
