import type { AnswerValue } from '@qianwei/api/contract/question';
import type { ScorePoint } from '../../../../db/schema/question.ts';
import { normaliseText } from './normalise-text.ts';

/** Whether a written answer holds nothing but spaces. */
export const isBlankText = (answer: AnswerValue) =>
  typeof answer !== 'string' || normaliseText(answer) === '';

/**
 * Which scoring points a written answer hints at: one of the point's keywords stands in it. A reference for whoever
 * marks, and for the student while marking is open; it never scores.
 */
export function keywordHints(answer: AnswerValue, points: readonly ScorePoint[]): boolean[] {
  const text = typeof answer === 'string' ? normaliseText(answer) : '';
  return points.map(({ keywords }) =>
    keywords.map(normaliseText).some((keyword) => keyword !== '' && text.includes(keyword)),
  );
}
