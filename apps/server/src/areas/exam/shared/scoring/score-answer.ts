import type { AnswerValue } from '@qianwei/api/contract/question';
import type { AnswerKey, ScorePoint } from '../../../../db/schema/question.ts';
import { tenthsOf } from '../../../../scores/tenths.ts';
import { blankHits } from './blanks.ts';
import { areRightKeys, isRightKey, isRightTruth } from './choice.ts';
import { isBlankText, keywordHints } from './written.ts';

/** What scoring has to know of a question. */
export interface ScorableQuestion {
  readonly answer: AnswerKey;
  readonly points: readonly ScorePoint[];
}

/** Of one answer. */
export interface AnswerScore {
  /** Points, 0 to the question's score in tenths; null when somebody has to mark it. */
  readonly got: number | null;
  /** BLANK: whether each blank was right. Written: the scoring points that its keywords hint at. Else null. */
  readonly hits: boolean[] | null;
}

const allOrNothing = (right: boolean, score: number): AnswerScore => ({ got: right ? score : 0, hits: null });

function byBlank(hits: boolean[], score: number): AnswerScore {
  if (hits.length === 0) return { got: 0, hits };
  const right = hits.filter(Boolean).length;
  return { got: Math.round((tenthsOf(score) * right) / hits.length) / 10, hits };
}

/**
 * Scores an answer by the question's key: choices and judgements all or nothing, blanks one by one. A written answer
 * has to be marked; an empty one scores 0 at once.
 */
export function scoreAnswer(question: ScorableQuestion, answer: AnswerValue, score: number): AnswerScore {
  const { answer: key, points } = question;
  switch (key.kind) {
    case 'KEY':
      return allOrNothing(isRightKey(answer, key.key), score);
    case 'KEYS':
      return allOrNothing(areRightKeys(answer, key.keys), score);
    case 'TRUTH':
      return allOrNothing(isRightTruth(answer, key.truth), score);
    case 'BLANKS':
      return byBlank(blankHits(answer, key.accepted), score);
    case 'REFERENCE':
      return { got: isBlankText(answer) ? 0 : null, hits: keywordHints(answer, points) };
    case 'NONE':
      return { got: 0, hits: null };
  }
}

/** Whether the server scores it alone (客观题). */
export const isObjective = ({ answer }: Pick<ScorableQuestion, 'answer'>) =>
  answer.kind !== 'REFERENCE' && answer.kind !== 'NONE';
