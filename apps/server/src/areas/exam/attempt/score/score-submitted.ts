import { and, asc, eq, lt, notInArray } from 'drizzle-orm';
import { among } from '../../../../db/among.ts';
import type { Database } from '../../../../db/database.ts';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import { testRecord } from '../../../../db/schema/exam.ts';
import type { Deps } from '../../../../deps.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';
import { isBurst } from '../submit/submission-burst.ts';
import { readSheets } from './answer-sheet.ts';
import { scoreAttempts, storeAttempts } from './score-attempts.ts';

type Scoring = Pick<Deps, 'db' | 'clock' | 'log'>;

/** How many attempts are scored in one transaction. */
const maxBatchSize = 40;

/** A burst of submissions has passed by then, ms; the next one goes first too, but keeps nobody waiting for longer than a minute. */
const restMs = 3000;
const restInBurstMs = 60_000;

async function score(tx: Database, records: readonly AttemptRow[], now: Date): Promise<AttemptRow[]> {
  if (records.length === 0) return [];
  const scored = await scoreAttempts(tx, await readSheets(tx, records), now);
  await storeAttempts(tx, scored);
  return scored;
}

/** Scores a locked attempt that was handed in without. */
export async function scoreIfSubmitted(tx: Database, record: AttemptRow, now: Date): Promise<void> {
  if (record.status === 'SUBMITTED') await score(tx, [record], now);
}

function unscored(db: Database, now: Date) {
  const before = new Date(now.getTime() - (isBurst(db, now) ? restInBurstMs : restMs));
  return and(eq(testRecord.status, 'SUBMITTED'), lt(testRecord.submitTime, before));
}

/** Scores those of these attempts that still wait and that no other process is scoring; returns their rows by id. */
export async function scoreAtOnce(
  tx: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, AttemptRow>> {
  const records = await tx
    .select()
    .from(testRecord)
    .where(and(among(testRecord.id, ids), eq(testRecord.status, 'SUBMITTED')))
    .for('update', { skipLocked: true });
  return new Map((await score(tx, records, now)).map((row) => [row.id, row]));
}

const scoreThose = (db: Database, ids: readonly string[], now: Date) =>
  db.transaction(async (tx) => [...(await scoreAtOnce(tx, ids, now)).keys()]);

/** The same, each by itself: what fails is logged and left for the next time. */
async function scoreEach({ db, clock, log }: Scoring, ids: readonly string[]): Promise<string[]> {
  const scored: string[] = [];
  for (const id of ids) {
    try {
      scored.push(...(await scoreThose(db, [id], clock.now())));
    } catch (error) {
      log.error('attempt not scored', error, { testRecordId: id });
    }
  }
  return scored;
}

/**
 * Scores every attempt that was handed in without (`submitBatched`), the longest waiting first, many in a
 * transaction; when that fails, which is logged, each by itself. Ends early when a burst comes. Two processes share the work.
 */
export async function scoreSubmitted(deps: Scoring): Promise<void> {
  const { db, clock, log } = deps;
  const left: string[] = [];
  for (;;) {
    const now = clock.now();
    const rows = await db
      .select({ id: testRecord.id })
      .from(testRecord)
      .where(and(unscored(db, now), left.length === 0 ? undefined : notInArray(testRecord.id, left)))
      .orderBy(asc(testRecord.submitTime))
      .limit(maxBatchSize);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const scored = new Set(
      await scoreThose(db, ids, now).catch((error: unknown) => {
        logFailedBatch(log, error, { batch: 'scores', items: ids.length });
        return scoreEach(deps, ids);
      }),
    );
    left.push(...ids.filter((id) => !scored.has(id)));
  }
}
