import type { Rows } from '../../../apps/server/src/testing/rows.ts';
import type { Tally } from '../tally.ts';
import { type AttemptRecord, savedAnswers } from './paper.ts';
import type { TypedLog } from './typed-log.ts';

// Keys of a JSON column come back in the order of the answer's own: arrays and plain values compare as text.
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Ids of the questions whose last answer the server does not have. */
export async function lostAnswers(rows: Rows, { id }: AttemptRecord, log: TypedLog): Promise<string[]> {
  const saved = await savedAnswers(rows, id);
  return [...log.last]
    .filter(([questionId, answer]) => !isSame(saved.get(questionId) ?? null, answer))
    .map(([questionId]) => questionId);
}

async function count(rows: Rows, statement: string, testRecordId: string): Promise<number> {
  const [row] = await rows.query<{ count: number }>(`select count(*)::int as count from ${statement}`, [
    testRecordId,
  ]);
  return row?.count ?? 0;
}

/**
 * Counts, on the rows of the database, the result of a scenario after its hand-in: answers given, questions whose last
 * answer is missing, and attempts, hand-ins and answers too many.
 */
export async function tallyOf(rows: Rows, record: AttemptRecord, log: TypedLog): Promise<Tally> {
  const attempts = await count(
    rows,
    `test_record r join test_record own on own.student_id = r.student_id and own.test_id = r.test_id
       and r.try_no >= own.try_no where own.id = $1`,
    record.id,
  );
  const handIns = await count(rows, `audit_log where action = 'HAND_IN' and biz_id = $1`, record.id);
  const saved = await savedAnswers(rows, record.id);
  const strays = [...saved].filter(([id, answer]) => answer !== null && !log.last.has(id));
  return {
    tried: log.tried,
    lost: (await lostAnswers(rows, record, log)).length,
    doubled: Math.max(0, attempts - 1) + Math.max(0, handIns - 1) + strays.length,
  };
}
