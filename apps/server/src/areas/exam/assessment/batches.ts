import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { assessmentBatch } from '../../../db/schema/exam.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { isCertificateHost } from '../../../student/certificate-host.ts';
import type { BatchRow } from '../shared/eligibility/test-batch.ts';

/** The platform whose students take certificate courses. */
const certificatePlatform = '10003';

/** The most batches that are offered, the newest. */
const maxBatches = 20;

/** Certificate assessments for students of that platform and on its host, practice assessments for all others. */
export async function batchKind({ db, session, host }: StudentContext): Promise<BatchRow['kind']> {
  const certificate = session.platform === certificatePlatform || (await isCertificateHost(db, host));
  return certificate ? 'CERTIFICATE' : 'PRACTICE';
}

/** The batches of a kind, the newest first. */
export function listBatches(db: Database, kind: BatchRow['kind']): Promise<BatchRow[]> {
  return db
    .select()
    .from(assessmentBatch)
    .where(eq(assessmentBatch.kind, kind))
    .orderBy(desc(assessmentBatch.startTime), desc(assessmentBatch.id))
    .limit(maxBatches);
}

/** A batch of a kind by its id. Throws 1050005 when there is none. */
export async function findBatch(db: Database, kind: BatchRow['kind'], bizId: string): Promise<BatchRow> {
  const [found] = await db
    .select()
    .from(assessmentBatch)
    .where(and(eq(assessmentBatch.id, bizId), eq(assessmentBatch.kind, kind)));
  if (found === undefined) throw notFound();
  return found;
}

/** The newest batch that is open, else the newest; null without any. */
export function chooseBatch(batches: readonly BatchRow[], now: Date): BatchRow | null {
  const open = batches.find(({ startTime, endTime }) => startTime <= now && now < endTime);
  return open ?? batches[0] ?? null;
}
