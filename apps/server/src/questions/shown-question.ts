import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { AnswerKey, question } from '../db/schema/question.ts';

type QuestionRow = typeof question.$inferSelect;

/** A question as the contract's `questionText` has it: never with its answer. `score` is what it is worth here. */
export function shownQuestion({ id, type, stem, options, answer, materialId }: QuestionRow, score: number) {
  return {
    questionId: id,
    questionType: type,
    stem,
    options,
    blanks: answer.kind === 'BLANKS' ? answer.accepted.length : 0,
    score,
    materialId,
  };
}

/** Answer shown as right: the first accepted text of each blank, the reference of a written answer. */
export function rightAnswer(answer: AnswerKey): AnswerValue {
  switch (answer.kind) {
    case 'KEY':
      return answer.key;
    case 'KEYS':
      return answer.keys;
    case 'TRUTH':
      return answer.truth;
    case 'BLANKS':
      return answer.accepted.map(([first]) => first ?? '');
    case 'REFERENCE':
      return answer.reference;
    case 'NONE':
      return null;
  }
}
