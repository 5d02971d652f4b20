import type { saveAnswer } from '@qianwei/api/contract/exam/attempt';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../../http/implement.ts';
import { notFound, type Refusal } from '../../../../http/refusal.ts';
import { formatDateTime } from '../../../../time.ts';
import { lockAttempt } from '../../shared/attempt.queries.ts';
import { checkAnswers, paperShapeOf } from '../../shared/paper/paper-shape.ts';
import { attemptOver, takenOver } from '../attempt-refusals.ts';
import { closeIfOverdue } from '../close/close-overdue.ts';
import { saveBatched } from './save-batch.ts';

/** Why nothing was stored. Closes an attempt whose time and grace are over. */
function whyNot({ db, session }: StudentContext, testRecordId: string, now: Date): Promise<Refusal> {
  return db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, session.studentId, testRecordId);
    if (locked === undefined) return notFound();
    const record = await closeIfOverdue(tx, locked, now);
    return record.status === 'RUNNING' ? takenOver(record) : attemptOver(record);
  });
}

/** Saves answers: one statement, shared with the saves that arrive together, when the paper is remembered. */
export async function save(
  context: StudentContext,
  payload: PayloadOf<typeof saveAnswer>,
): Promise<DataOf<typeof saveAnswer>> {
  const { db, clock, log, session } = context;
  const now = clock.now();
  const shape = await paperShapeOf(db, session.studentId, payload.testRecordId);
  if (shape === undefined) throw notFound();
  const answers = checkAnswers(payload.answers, shape);
  const stored = await saveBatched({ db, log }, { ...payload, answers, studentId: session.studentId }, now);
  if (stored === null) throw await whyNot(context, payload.testRecordId, now);
  return {
    savedSeq: stored.seq,
    serverTime: formatDateTime(now),
    serverNow: now.getTime(),
    leftSeconds: Math.max(0, Math.ceil((stored.endsAt.getTime() - now.getTime()) / 1000)),
  };
}
