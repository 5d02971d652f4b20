import { sumScores } from '@qianwei/studies';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { testAnswer, testRecord } from '../../../db/schema/exam.ts';
import type { AttemptRow } from '../shared/attempt.queries.ts';
import { writtenEntries } from './written-entries.ts';

/** How many answers of an attempt wait to be marked. */
export function countUnmarked(db: Database, testRecordId: string): Promise<number> {
  return db.$count(testAnswer, and(eq(testAnswer.testRecordId, testRecordId), isNull(testAnswer.got)));
}

/** Recalculates the scores of an attempt from its answers and stores them; returns the total. */
export async function recalculateScores(tx: Database, record: AttemptRow): Promise<number> {
  const objective = record.objective ?? 0;
  const written = await writtenEntries(tx, record);
  const subjective = sumScores(written.map(({ answer }) => answer?.got ?? 0));
  const score = sumScores([objective, subjective]);
  await tx.update(testRecord).set({ objective, subjective, score }).where(eq(testRecord.id, record.id));
  return score;
}
