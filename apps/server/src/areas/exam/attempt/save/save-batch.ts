import { sql } from 'drizzle-orm';
import { createBatcher, firstOfEach } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import { perDatabase } from '../../../../db/per-database.ts';
import type { Logger } from '../../../../log.ts';
import {
  type AnswersToStore,
  parametersOf,
  requestedIds,
  requestedSaves,
  type Save,
  takesSave,
  writtenAnswers,
} from './save-statement.ts';

/** Result of a save. */
export interface StoredSave {
  /** The highest `seq` of the attempt. */
  readonly seq: number;
  readonly endsAt: Date;
}

/**
 * Stores the saves of attempts that are all different. An attempt that somebody else has locked is left out (`skip`),
 * so that no save waits for another attempt and no two statements for each other; or waited for (`wait`).
 */
function prepareSave(db: Database, locked: 'skip' | 'wait') {
  const requested = requestedSaves(db);
  const lockedRows = db.$with('locked', { no: sql<number>`no`.as('no') }).as(sql`
      select requested.*, r.id from requested join test_record r on r.id = requested."testRecordId"
      where r.id = any(${requestedIds})
      for no key update of r ${sql.raw(locked === 'skip' ? 'skip locked' : '')}`);
  const held = db
    .$with('held', {
      no: sql<number>`no`.as('no'),
      seq: sql<number>`seq`.as('seq'),
      endsAt: sql<string>`ends_at`.as('ends_at'),
    })
    .as(sql`
      update test_record r
      set seq = greatest(r.seq, locked.seq),
        saved_at = case when r.seq < locked.seq then locked.now else r.saved_at end,
        blur_count = greatest(r.blur_count, locked."blurCount")
      from locked
      where r.id = locked.id and r.id = any(${requestedIds}) and ${takesSave('locked')}
      returning locked.no, r.id, locked.seq as given_seq, locked.now, r.seq, r.end_time,
        (extract(epoch from r.end_time) * 1000)::bigint::text as ends_at`);
  const statement = db
    .with(requested, lockedRows, held, writtenAnswers(db))
    .select({ no: held.no, seq: held.seq, endsAt: held.endsAt })
    .from(held)
    .prepare(`save_${locked}`);
  return async (saves: readonly Save[]): Promise<(StoredSave | null)[]> => {
    const rows = await statement.execute(parametersOf(saves));
    const byNo = new Map(rows.map((row) => [row.no, row]));
    return saves.map((_, no) => {
      const row = byNo.get(no);
      return row === undefined ? null : { seq: row.seq, endsAt: new Date(Number(row.endsAt)) };
    });
  };
}

/** A save with the log of its request. */
interface LoggedSave extends Save {
  readonly log: Logger;
}

const saverOf = perDatabase((db) => {
  const saveDifferent = prepareSave(db, 'skip');
  const saveWaiting = prepareSave(db, 'wait');
  /** Of two saves of one attempt the second is left out: a statement may change a row once. */
  const run = async (batch: readonly LoggedSave[]): Promise<(StoredSave | null)[]> => {
    const different = firstOfEach(batch, ({ save }) => save.testRecordId);
    try {
      const stored = await saveDifferent(different);
      const results = new Map(different.map((save, index) => [save, stored[index] ?? null]));
      return batch.map((save) => results.get(save) ?? null);
    } catch (error) {
      logFailedBatch(batch[0]?.log, error, { batch: 'saves', items: batch.length });
      return batch.map(() => null);
    }
  };
  const saveTogether = createBatcher(run, { maxBatchSize: 100, concurrency: 1 });
  return async (save: LoggedSave): Promise<StoredSave | null> => {
    const stored = await saveTogether(save);
    if (stored !== null) return stored;
    const [alone = null] = await saveWaiting([save]);
    return alone;
  };
});

/**
 * Stores the answers of one student together with those that arrive at the same time: they share a statement and a
 * commit, which is what lets a thousand students save. A save that was left out, or that was in a statement that
 * failed, which is logged by the first of them, is stored as a batch of one.
 *
 * Null when nothing was stored: the attempt does not run, is held by another token or is past its grace.
 */
export async function saveBatched(
  { db, log }: { db: Database; log: Logger },
  save: AnswersToStore,
  now: Date,
): Promise<StoredSave | null> {
  return saverOf(db)({ save, now, log });
}
