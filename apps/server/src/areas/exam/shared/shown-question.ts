import type { question } from '../../../db/schema/question.ts';

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
