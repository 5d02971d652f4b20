import { sumScores } from '@qianwei/studies';
import { and, sql } from 'drizzle-orm';
import { among } from '../../../../db/among.ts';
import type { Database } from '../../../../db/database.ts';
import { testAnswer, testRecord } from '../../../../db/schema/exam.ts';
import { type AnswerScore, isObjective, scoreAnswer } from '../../../../questions/score-answer.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';
import type { AnswerSheet, SheetEntry } from './answer-sheet.ts';
import { updateWrongBookOf } from './update-wrong-book.ts';

/** An answer with the points it got. */
interface ScoredEntry extends AnswerScore, SheetEntry {
  readonly objective: boolean;
}

/** An attempt's points: `subjective` and `score` are null while something has to be marked. */
interface AttemptScore {
  readonly entries: readonly ScoredEntry[];
  readonly objective: number;
  readonly subjective: number | null;
  readonly score: number | null;
}

/** Scores all that can be scored without a person; a question without an answer gets 0. */
function scoreAttempt({ entries: answered }: Pick<AnswerSheet, 'entries'>): AttemptScore {
  const entries = answered.map((row) => ({
    ...row,
    objective: isObjective(row.question),
    ...scoreAnswer(row.question, row.answer, row.entry.score),
  }));
  const sumOf = (part: readonly ScoredEntry[]) => sumScores(part.map(({ got }) => got ?? 0));
  const objective = sumOf(entries.filter((entry) => entry.objective));
  const written = entries.filter((entry) => !entry.objective);
  const subjective = written.some(({ got }) => got === null) ? null : sumOf(written);
  return {
    entries,
    objective,
    subjective,
    score: subjective === null ? null : sumScores([objective, subjective]),
  };
}

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
 * Scores attempts that `tx` has locked: writes what each answer got and the wrong-question book. Returns the rows
 * as they shall be, GRADED when nothing has to be marked, else MARKING; the caller stores them.
 */
export async function scoreAttempts(
  tx: Database,
  sheets: readonly AnswerSheet[],
  now: Date,
): Promise<AttemptRow[]> {
  const all = sheets.map((sheet) => ({ ...sheet, ...scoreAttempt(sheet) }));
  await storeAnswerScores(tx, all);
  await updateWrongBookOf(tx, all.map(wrongOf), now);
  return all.map(({ record, objective, subjective, score }) => ({
    ...record,
    ...{ objective, subjective, score },
    status: score === null ? ('MARKING' as const) : ('GRADED' as const),
  }));
}

/** Writes what scoring changes of these attempts, in one statement. */
export async function storeAttempts(tx: Database, scored: readonly AttemptRow[]): Promise<void> {
  const rows = scored.map(({ id, status, objective, subjective, score }) => ({
    id,
    status,
    objective,
    subjective,
    score,
  }));
  await tx
    .update(testRecord)
    .set({
      status: sql`given.status`,
      objective: sql`given.objective`,
      subjective: sql`given.subjective`,
      score: sql`given.score`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, status text, objective numeric,
      subjective numeric, score numeric)`)
    .where(
      and(
        among(
          testRecord.id,
          scored.map(({ id }) => id),
        ),
        sql`${testRecord.id} = given.id`,
      ),
    );
}

/** The scored answers of an attempt; only those in `saved` have a row. */
interface ScoredAnswers {
  readonly record: AttemptRow;
  readonly entries: readonly ScoredEntry[];
  readonly saved: ReadonlySet<string>;
}

/** Writes what each answer of these attempts got, in one statement. */
async function storeAnswerScores(tx: Database, all: readonly ScoredAnswers[]): Promise<void> {
  const rows = all.flatMap(({ record, entries, saved }) =>
    entries
      .filter(({ entry }) => saved.has(entry.questionId))
      .map(({ entry, got, hits }) => ({ record: record.id, question: entry.questionId, got, hits })),
  );
  await tx
    .update(testAnswer)
    .set({ got: sql`scored.got`, hits: sql`scored.hits` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as scored(record text, question text, got numeric, hits jsonb)`,
    )
    .where(
      and(
        // Kept apart from the join, because the planner takes a list for a short one and uses the index.
        among(
          testAnswer.testRecordId,
          all.map(({ record }) => record.id),
        ),
        sql`${testAnswer.testRecordId} = scored.record and ${testAnswer.questionId} = scored.question`,
      ),
    );
}
