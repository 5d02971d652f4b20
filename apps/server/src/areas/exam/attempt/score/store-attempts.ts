import { and, sql } from 'drizzle-orm';
import { among } from '../../../../db/among.ts';
import type { Database } from '../../../../db/database.ts';
import { testAnswer, testRecord } from '../../../../db/schema/exam.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';
import type { ScoredEntry } from './score-attempt.ts';

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
export interface ScoredAnswers {
  readonly record: AttemptRow;
  readonly entries: readonly ScoredEntry[];
  readonly saved: ReadonlySet<string>;
}

/** Writes what each answer of these attempts got, in one statement. */
export async function storeScores(tx: Database, all: readonly ScoredAnswers[]): Promise<void> {
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
        // Told apart from the join, because the planner takes a list for a short one and uses the index.
        among(
          testAnswer.testRecordId,
          all.map(({ record }) => record.id),
        ),
        sql`${testAnswer.testRecordId} = scored.record and ${testAnswer.questionId} = scored.question`,
      ),
    );
}
