import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { assessmentBatch, batchTest } from '../../../../db/schema/exam.ts';
import { notFound } from '../../../../http/refusal.ts';

/** A row of the batches. */
export type BatchRow = typeof assessmentBatch.$inferSelect;

/**
 * The batch that a test is taken in: the one asked for, else the newest that is open, else the newest of all. Null
 * for a test that belongs to no batch. Throws 1050005 when the test does not belong to the batch asked for.
 */
export async function batchOf(
  db: Database,
  testId: string,
  bizId: string | undefined,
  now: Date,
): Promise<BatchRow | null> {
  const asked = bizId === undefined || bizId === '' ? undefined : eq(assessmentBatch.id, bizId);
  const rows = await db
    .select({ batch: assessmentBatch })
    .from(batchTest)
    .innerJoin(assessmentBatch, eq(assessmentBatch.id, batchTest.batchId))
    .where(and(eq(batchTest.testId, testId), asked))
    .orderBy(desc(assessmentBatch.startTime), desc(assessmentBatch.id));
  const batches = rows.map(({ batch }) => batch);
  if (asked !== undefined && batches.length === 0) throw notFound();
  const open = batches.find(({ startTime, endTime }) => startTime <= now && now < endTime);
  return open ?? batches[0] ?? null;
}
