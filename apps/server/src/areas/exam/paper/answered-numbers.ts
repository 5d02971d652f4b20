import type { AnswerValue } from '@qianwei/api/contract/question';
import type { FrozenPaper } from '../../../db/schema/exam.ts';

/** How many numbers the answer sheet has: the sub-questions of a material share one. */
export const numbersOf = ({ entries }: FrozenPaper): number => entries.at(-1)?.number ?? 0;

const isWhole = (answer: AnswerValue): boolean =>
  answer !== null && !(Array.isArray(answer) && answer.includes(''));

/** How many numbers are answered wholly: every blank of them, and every sub-question of a material. */
export function countAnsweredNumbers(
  paper: FrozenPaper,
  answerOf: (questionId: string) => AnswerValue,
): number {
  const open = new Set(
    paper.entries.filter(({ questionId }) => !isWhole(answerOf(questionId))).map(({ number }) => number),
  );
  return numbersOf(paper) - open.size;
}
