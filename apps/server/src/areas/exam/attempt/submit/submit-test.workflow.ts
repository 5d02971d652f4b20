import type { Receipt, submitTest } from '@qianwei/api/contract/attempt';
import type { PayloadOf } from '@qianwei/api/endpoint';
import type { Database } from '../../../../db/database.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { fieldRefusal, notFound } from '../../../../http/refusal.ts';
import { tokenHash } from '../../../../http/session.ts';
import { lockAttempt } from '../../shared/attempt.queries.ts';
import { checkAnswers } from '../../shared/paper/paper-shape.ts';
import { paperShapeOf } from '../../shared/paper/paper-shapes.ts';
import { takenOver } from '../attempt-refusals.ts';
import { closeAttempt } from '../close/close-attempt.ts';
import { closeIfOverdue } from '../close/close-overdue.ts';
import { storeAnswers } from '../save/store-answers.ts';
import { receiptOf } from './receipt.ts';
import { type HandIn, submitBatch } from './submit-batch.ts';

/**
 * The attempt is locked first: of two hand-ins at once the second waits and answers with the receipt of the first,
 * and a save that comes later is refused.
 */
async function submitOne(tx: Database, { save, auto, honest, now }: HandIn): Promise<Receipt> {
  const locked = await lockAttempt(tx, save.studentId, save.testRecordId);
  if (locked === undefined) throw notFound();
  const record = await closeIfOverdue(tx, locked, now);
  if (record.status !== 'RUNNING') return receiptOf(tx, record);
  if (record.tokenHash !== tokenHash(save.attemptToken)) throw takenOver(record);
  const isOver = auto || now >= record.endTime;
  if (!isOver && !honest) throw fieldRefusal({ honest: '请先确认诚信作答承诺，再交卷' });
  if (save.answers.length > 0) await storeAnswers(tx, save, now);
  return receiptOf(tx, await closeAttempt(tx, record, now, { auto: isOver, byServer: false }));
}

/** Hands in, together with others where nothing speaks against it. */
export async function handIn(
  { db, clock, log, session }: StudentContext,
  payload: PayloadOf<typeof submitTest>,
): Promise<Receipt> {
  const { testRecordId, attemptToken, seq, auto, honest } = payload;
  const { studentId } = session;
  const shape = await paperShapeOf(db, studentId, testRecordId);
  if (shape === undefined) throw notFound();
  const answers = checkAnswers(payload.answers, shape);
  const save = { studentId, testRecordId, attemptToken, seq, answers, blurCount: 0 };
  const one = { save, shape, auto, honest, now: clock.now() };
  return (await submitBatch({ db, log }, one)) ?? db.transaction((tx) => submitOne(tx, one));
}
