import { questionTypes } from '@qianwei/api/contract/exam/question';
import type { FrozenPaper } from '../../../../db/schema/exam.ts';
import type { QuestionRow } from '../../shared/paper/paper.queries.ts';

/** A paper of these questions, grouped by type, each worth its own score. */
export function practicePaper(questions: readonly QuestionRow[]): FrozenPaper {
  const groups = questionTypes
    .map((questionType) => ({ questionType, own: questions.filter(({ type }) => type === questionType) }))
    .filter(({ own }) => own.length > 0);
  const ordered = groups.flatMap(({ own }, part) => own.map((row) => ({ row, part })));
  return {
    blueprint: groups.map(({ questionType, own }) => ({
      questionType,
      count: own.length,
      score: own[0]?.score ?? 0,
    })),
    entries: ordered.map(({ row, part }, index) => ({
      questionId: row.id,
      part,
      number: index + 1,
      score: row.score,
      materialId: row.materialId,
    })),
  };
}
