import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { FrozenPaper } from '../../../../db/schema/exam.ts';

/** How many numbers the answer sheet has: the sub-questions of a material share one. */
export const numbersOf = ({ entries }: FrozenPaper): number => entries.at(-1)?.number ?? 0;

/** An answer at its number of the answer sheet. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: AnswerValue;
}

const isWhole = (answer: AnswerValue): boolean =>
  answer !== null && !(Array.isArray(answer) && answer.includes(''));

/**
 * How many numbers of the answer sheet are answered completely, with every blank and sub-question; takes all answers of
 * a paper in its order.
 */
export function countAnsweredNumbers(all: readonly NumberedAnswer[]): number {
  const open = new Set(all.filter(({ answer }) => !isWhole(answer)).map(({ number }) => number));
  return (all.at(-1)?.number ?? 0) - open.size;
}
