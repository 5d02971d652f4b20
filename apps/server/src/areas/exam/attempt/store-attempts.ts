import { and, sql } from 'drizzle-orm';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { testAnswer, testRecord } from '../../../db/schema/exam.ts';
import type { AttemptRow } from './attempt.queries.ts';
import type { ScoredEntry } from './score-attempt.ts';

/** Writes what a hand-in or its scoring changes of these attempts, in one statement. */
export async function storeAttempts(tx: Database, changed: readonly AttemptRow[]): Promise<void> {
  const rows = changed.map(
    ({ id, status, submitTime, auto, objective, subjective, score, receiptNo, answersHash }) => ({
      ...{ id, status, submitTime, auto, objective, subjective, score, receiptNo, answersHash },
    }),
  );
  await tx
    .update(testRecord)
    .set({
      status: sql`given.status`,
      submitTime: sql`given."submitTime"`,
      auto: sql`given.auto`,
      objective: sql`given.objective`,
      subjective: sql`given.subjective`,
      score: sql`given.score`,
      receiptNo: sql`given."receiptNo"`,
      answersHash: sql`given."answersHash"`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, status text,
      "submitTime" timestamptz, auto boolean, objective numeric, subjective numeric, score numeric,
      "receiptNo" text, "answersHash" text)`)
    .where(
      and(
        among(
          testRecord.id,
          changed.map(({ id }) => id),
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
