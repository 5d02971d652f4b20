import type { Database } from '../../../../db/database.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { type AttemptScore, scoreAttempt } from './score-attempt.ts';
import { storeScores } from './store-attempts.ts';
import { updateWrongBookOf } from './update-wrong-book.ts';

const wrongOf = ({ record, entries }: AttemptScore & { readonly record: AttemptRow }) => ({
  studentId: record.studentId,
  practice: record.practice,
  scored: entries
    .filter(({ objective: counts, answer }) => counts && answer !== null)
    .map(({ question, entry, answer, got }) => ({
      questionId: question.id,
      courseId: question.courseId,
      answer,
      right: got === entry.score,
    })),
});

/**
 * Scores attempts that `tx` has locked: writes what each answer got and the wrong-question book. Gives the rows as
 * they shall be, GRADED when nothing has to be marked, else MARKING; they are the caller's to store.
 */
export async function scoreAttempts(
  tx: Database,
  sheets: readonly AnswerSheet[],
  now: Date,
): Promise<AttemptRow[]> {
  const all = sheets.map((sheet) => ({ ...sheet, ...scoreAttempt(sheet) }));
  await storeScores(tx, all);
  await updateWrongBookOf(tx, all.map(wrongOf), now);
  return all.map(({ record, objective, subjective, score }) => ({
    ...record,
    ...{ objective, subjective, score },
    status: score === null ? ('MARKING' as const) : ('GRADED' as const),
  }));
}
