import { sql } from 'drizzle-orm';
import { firstOfEach, gather } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import type { Logger } from '../../../../log.ts';
import { askedSaves, type Save, savesAsked, takesSave, writtenAnswers } from './saves-statement.ts';
import { type AnswersToStore, type StoredSave, storeAnswers } from './store-answers.ts';

/**
 * What `storeAnswers` does, for many attempts in one statement, each by its own `now`. An attempt that somebody
 * else has locked is left out, so that no save waits for another attempt and no two statements for each other.
 */
function build(db: Database) {
  const asked = askedSaves(db);
  // Told apart from the joins, because the planner takes a list for a short one and uses the index.
  const ids = sql`array(select "testRecordId" from asked)`;
  const given = db.$with('given', { no: sql<number>`no`.as('no') }).as(sql`
      select asked.*, r.id from asked join test_record r on r.id = asked."testRecordId"
      where r.id = any(${ids})
      for no key update of r skip locked`);
  const held = db
    .$with('held', {
      no: sql<number>`no`.as('no'),
      seq: sql<number>`seq`.as('seq'),
      endsAt: sql<string>`ends_at`.as('ends_at'),
    })
    .as(sql`
      update test_record r
      set seq = greatest(r.seq, given.seq),
        saved_at = case when r.seq < given.seq then given.now else r.saved_at end,
        blur_count = greatest(r.blur_count, given."blurCount")
      from given
      where r.id = given.id and r.id = any(${ids}) and ${takesSave('given')}
      returning given.no, r.id, given.seq as given_seq, given.now, r.seq, r.end_time,
        (extract(epoch from r.end_time) * 1000)::bigint::text as ends_at`);
  return db
    .with(asked, given, held, writtenAnswers(db))
    .select({ no: held.no, seq: held.seq, endsAt: held.endsAt })
    .from(held)
    .prepare('store_together');
}

/** Stores the saves of attempts that are all different in one statement; null for one that it left out. */
async function storeDifferent(
  statement: ReturnType<typeof build>,
  all: readonly Save[],
): Promise<(StoredSave | null)[]> {
  const rows = await statement.execute(savesAsked(all));
  const byNo = new Map(rows.map((row) => [row.no, row]));
  return all.map((_, no) => {
    const row = byNo.get(no);
    return row === undefined ? null : { seq: row.seq, endsAt: new Date(Number(row.endsAt)) };
  });
}

/** Of two saves of one attempt the second is left out: a statement may change a row once. */
async function storeBatch(
  statement: ReturnType<typeof build>,
  batch: readonly Save[],
): Promise<(StoredSave | null)[]> {
  const different = firstOfEach(batch, ({ save }) => save.testRecordId);
  const stored = await storeDifferent(statement, different);
  const results = new Map(different.map((one, index) => [one, stored[index] ?? null]));
  return batch.map((one) => results.get(one) ?? null);
}

/** A save with the log of its request. */
interface LoggedSave extends Save {
  readonly log: Logger;
}

function batchesOf(db: Database) {
  const statement = build(db);
  const run = (batch: readonly LoggedSave[]) =>
    storeBatch(statement, batch).catch((error: unknown) => {
      logFailedBatch(batch[0]?.log, error, { batch: 'saves', items: batch.length });
      return batch.map(() => null);
    });
  return gather(run, { most: 100, lanes: 1 });
}

const batches = new WeakMap<Database, ReturnType<typeof batchesOf>>();

/**
 * `storeAnswers` for the saves of many students at once: those that arrive together share a statement and a commit,
 * which is what lets a thousand students save. Each gets its own result: a save that the common statement left out,
 * or that was in one that failed, is stored by itself. The log of the first in a batch hears of its failure.
 */
export async function saveBatch(
  { db, log }: { db: Database; log: Logger },
  save: AnswersToStore,
  now: Date,
): Promise<StoredSave | null> {
  const known = batches.get(db) ?? batchesOf(db);
  batches.set(db, known);
  const stored = await known({ save, now, log });
  return stored ?? storeAnswers(db, save, now);
}
