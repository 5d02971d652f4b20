import type { getTestPaper } from '@qianwei/api/contract/exam/attempt';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../../http/implement.ts';
import { fieldRefusal, notFound, Refusal } from '../../../../http/refusal.ts';
import { formatDateTime } from '../../../../time.ts';
import { findTestOf, latestAttemptId, lockAttempt } from '../../shared/attempt.queries.ts';
import { attemptOver } from '../attempt-refusals.ts';
import { closeIfOverdue } from '../close/close-overdue.ts';
import { holdAttempt } from './hold-attempt.ts';
import { paperView } from './paper-view.ts';

type Payload = PayloadOf<typeof getTestPaper>;
type Paper = DataOf<typeof getTestPaper>;

async function attemptIdOf({ db, session }: StudentContext, payload: Payload): Promise<string> {
  const { testRecordId, subjectId, testId } = payload;
  if (testRecordId !== undefined) return testRecordId;
  if (subjectId === undefined || testId === undefined)
    throw fieldRefusal({ testRecordId: '请先开始，再进入答题' });
  const id = await latestAttemptId(db, session.studentId, { subjectId, testId });
  if (id === undefined) throw notFound();
  return id;
}

/**
 * Opens the paper of a running attempt. In the grace after the end it still opens, with no time left, so that answers
 * which only this device has can be handed in.
 */
export async function openPaper(context: StudentContext, payload: Payload): Promise<Paper> {
  // An attempt whose time is up is closed here, and stays so when the call is refused.
  const opened = await context.db.transaction((db) => openLocked({ ...context, db }, payload));
  if (opened instanceof Refusal) throw opened;
  return opened;
}

async function openLocked(context: StudentContext, payload: Payload): Promise<Paper | Refusal> {
  const { db, clock, session } = context;
  const now = clock.now();
  const locked = await lockAttempt(db, session.studentId, await attemptIdOf(context, payload));
  if (locked === undefined) throw notFound();
  const record = await closeIfOverdue(db, locked, now);
  if (record.status !== 'RUNNING') return attemptOver(record);
  const found = await findTestOf(db, record.testId);
  if (found === undefined) throw notFound();
  const { test, course } = found;
  return {
    testRecordId: record.id,
    testId: test.id,
    subjectId: test.courseId,
    courseName: course.name,
    name: test.name,
    type: record.practice ? 'WRONG' : test.type,
    tryNo: record.tryNo,
    practice: record.practice,
    minutes: Math.round((record.endTime.getTime() - record.startTime.getTime()) / 60_000),
    startTime: formatDateTime(record.startTime),
    endTime: formatDateTime(record.endTime),
    serverTime: formatDateTime(now),
    endsAt: record.endTime.getTime(),
    serverNow: now.getTime(),
    seq: record.seq,
    ...(await holdAttempt(context, record, payload)),
    ...(await paperView(db, record)),
  };
}
