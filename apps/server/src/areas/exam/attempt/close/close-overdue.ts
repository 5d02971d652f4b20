import { and, asc, eq, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { testRecord } from '../../../../db/schema/exam.ts';
import type { Deps } from '../../../../deps.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import {
  type AttemptRow,
  graceMs,
  isOverdue,
  lockAttempt,
  submitTimeOf,
} from '../../shared/attempt.queries.ts';
import { hashOf, placedAnswers, readSheets } from '../score/answer-sheet.ts';
import { scoreAttempts, storeAttempts } from '../score/score-attempts.ts';
import { scoreIfSubmitted } from '../score/score-submitted.ts';
import { issueReceipts } from '../submit/issue-receipts.ts';

/** Closes a RUNNING attempt that `tx` has locked, when its time and grace are over, and scores it. Returns the new row. */
async function closeAttempt(tx: Database, record: AttemptRow, now: Date): Promise<AttemptRow> {
  const [sheet] = await readSheets(tx, [record]);
  if (sheet === undefined) throw new Error('The attempt to close is gone');
  const { id } = record;
  const submitTime = submitTimeOf(record, now);
  const answersHash = hashOf(placedAnswers(sheet));
  const ended = { id, seq: 0, submitTime, auto: true, byServer: true, answersHash };
  const receipts = await issueReceipts(tx, [ended], now);
  const receiptNo = receipts.get(id) ?? '';
  const closed = { ...record, status: 'SUBMITTED' as const, submitTime, auto: true, answersHash, receiptNo };
  const [scored = closed] = await scoreAttempts(tx, [{ ...sheet, record: closed }], now);
  await storeAttempts(tx, [scored]);
  return scored;
}

const due = (now: Date) =>
  and(eq(testRecord.status, 'RUNNING'), lt(testRecord.endTime, new Date(now.getTime() - graceMs)));

/** Closes a locked attempt if it runs and its time and grace are over; returns the row as it is then. */
export async function closeIfOverdue(tx: Database, record: AttemptRow, now: Date): Promise<AttemptRow> {
  if (record.status !== 'RUNNING' || !isOverdue(record, now)) return record;
  return closeAttempt(tx, record, now);
}

/**
 * Closes the caller's attempts whose time and grace are over, and scores those that were submitted without. What shows
 * or asks about attempts calls it first, so that a student never waits for the next round of `closeOverdue`; what is
 * read afterwards only reads.
 */
export async function closeOverdueAttempts({
  db,
  session: { studentId },
  clock,
}: Pick<StudentContext, 'db' | 'session' | 'clock'>): Promise<void> {
  const now = clock.now();
  const rows = await db
    .select({ id: testRecord.id })
    .from(testRecord)
    .where(and(eq(testRecord.studentId, studentId), or(due(now), eq(testRecord.status, 'SUBMITTED'))));
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const record = await lockAttempt(tx, studentId, id);
      if (record === undefined) return;
      await scoreIfSubmitted(tx, await closeIfOverdue(tx, record, now), now);
    });
  }
}

/** Closes the attempt that has been due longest and that no other process is closing; null when there is none. */
async function closeNext(db: Database, now: Date, except: readonly string[]) {
  let id: string | null = null;
  try {
    return await db.transaction(async (tx) => {
      const [record] = await tx
        .select()
        .from(testRecord)
        .where(and(due(now), except.length === 0 ? undefined : notInArray(testRecord.id, [...except])))
        .orderBy(asc(testRecord.endTime))
        .limit(1)
        .for('update', { skipLocked: true });
      if (record === undefined) return null;
      id = record.id;
      await closeAttempt(tx, record, now);
      return { id: record.id, error: null };
    });
  } catch (error) {
    if (id === null) throw error;
    return { id: id as string, error };
  }
}

/**
 * Closes every attempt whose time and grace are over, each in a transaction of its own; one that fails is logged and
 * left for the next time. Two processes share the work. Returns how many were closed.
 */
export async function closeOverdue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const failed: string[] = [];
  let count = 0;
  for (;;) {
    const next = await closeNext(db, clock.now(), failed);
    if (next === null) return count;
    if (next.error === null) count += 1;
    else {
      failed.push(next.id);
      log.error('attempt not closed', next.error, { testRecordId: next.id });
    }
  }
}
