import { type AnswerValue, countQuestions } from '@qianwei/api/contract/exam/question';
import type { FrozenPaper } from '../../../../db/schema/exam.ts';

/** How many questions a paper of this blueprint has, before it is drawn. */
export const countPlanned = (blueprint: FrozenPaper['blueprint']): number =>
  blueprint.reduce((sum, { count }) => sum + count, 0);

/** An answer at its number of the answer sheet. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: AnswerValue;
}

const isWhole = (answer: AnswerValue): boolean =>
  answer !== null && !(Array.isArray(answer) && answer.includes(''));

/** How many questions there are, and how many are answered completely, with every blank and part; takes a whole paper. */
export function countAnswers(answers: readonly NumberedAnswer[]): {
  answered: number;
  questionCount: number;
} {
  const questionCount = countQuestions(answers);
  const open = countQuestions(answers.filter(({ answer }) => !isWhole(answer)));
  return { answered: questionCount - open, questionCount };
}
