import type { Receipt, submitTest } from '@qianwei/api/contract/exam/attempt';
import type { PayloadOf } from '@qianwei/api/endpoint';
import type { Database } from '../../../../db/database.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { fieldRefusal, notFound } from '../../../../http/refusal.ts';
import { tokenHash } from '../../../../random.ts';
import { lockAttempt } from '../../shared/attempt.queries.ts';
import { checkAnswers, paperShapeOf } from '../../shared/paper/paper-shape.ts';
import { takenOver } from '../attempt-refusals.ts';
import { closeIfOverdue } from '../close/close-overdue.ts';
import { receiptOf } from './receipt.ts';
import { type Submission, submitBatched, submitClaimed } from './submit-batch.ts';

/**
 * Looks at one submission under the lock of its attempt: returns the receipt of an earlier one, says why it can't
 * be submitted, or submits it as a batch of one. Of two at once the second waits, and a save that comes later is refused.
 */
async function submitLocked(tx: Database, submission: Submission): Promise<Receipt> {
  const { save, auto, honest, now } = submission;
  const locked = await lockAttempt(tx, save.studentId, save.testRecordId);
  if (locked === undefined) throw notFound();
  const record = await closeIfOverdue(tx, locked, now);
  if (record.status !== 'RUNNING') return receiptOf(tx, record, now);
  if (record.tokenHash !== tokenHash(save.attemptToken)) throw takenOver(record);
  if (!auto && !honest && now < record.endTime)
    throw fieldRefusal({ honest: '请先确认诚信作答承诺，再交卷' });
  const [receipt] = await submitClaimed(tx, [submission], { scoreFirst: true });
  if (!receipt) throw new Error('A locked attempt that runs was not claimed');
  return receipt;
}

/** Submits an attempt, in one batch with others where possible. */
export async function submit(
  { db, clock, log, session }: StudentContext,
  payload: PayloadOf<typeof submitTest>,
): Promise<Receipt> {
  const { testRecordId, attemptToken, seq, auto, honest } = payload;
  const { studentId } = session;
  const shape = await paperShapeOf(db, studentId, testRecordId);
  if (shape === undefined) throw notFound();
  const answers = checkAnswers(payload.answers, shape);
  const save = { studentId, testRecordId, attemptToken, seq, answers, blurCount: 0 };
  const submission = { save, shape, auto, honest, now: clock.now() };
  return (
    (await submitBatched({ db, log }, submission)) ?? db.transaction((tx) => submitLocked(tx, submission))
  );
}
