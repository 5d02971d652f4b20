import { errorCode } from '@qianwei/api/contract/envelope';
import type { applyRemark } from '@qianwei/api/contract/exam/analysis';
import { isWritten } from '@qianwei/api/contract/exam/question';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { momentWords } from '@qianwei/api/time/words';
import { and, eq } from 'drizzle-orm';
import { type ApplicationSubmission, submitApplication } from '../../../application/submit.ts';
import { regradeRequest, testAnswer, type testRecord } from '../../../db/schema/exam.ts';
import { question } from '../../../db/schema/question.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { formatDateTime } from '../../../time.ts';
import { regradeKind } from '../shared/regrade-kind.ts';
import { toHistory } from '../shared/ways.ts';
import { findOwnAttempt } from './own-attempt.ts';

/** How long after marking a regrade may be asked for, ms: 7 days. */
const regradeMs = 7 * 86_400_000;

/** Until when a regrade may be asked for; null when the attempt is not graded. */
export function regradeEnd(
  record: Pick<typeof testRecord.$inferSelect, 'status' | 'markedAt' | 'submitTime'>,
): Date | null {
  const from = record.markedAt ?? record.submitTime;
  if (record.status !== 'GRADED' || from === null) return null;
  return new Date(from.getTime() + regradeMs);
}

type Payload = PayloadOf<typeof applyRemark>;

async function findMarkedAnswer({ db }: StudentContext, { testRecordId, questionId }: Payload) {
  const [found] = await db
    .select({ type: question.type, got: testAnswer.got })
    .from(testAnswer)
    .innerJoin(question, eq(question.id, testAnswer.questionId))
    .where(and(eq(testAnswer.testRecordId, testRecordId), eq(testAnswer.questionId, questionId)));
  if (found === undefined) throw notFound();
  return found;
}

/** Asks for an own written answer to be marked again: once for each, within 7 days of its marking. */
export async function requestRegrade(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof applyRemark>> {
  const { db, session, clock } = context;
  const now = clock.now();
  const { record, test, batch } = await findOwnAttempt(db, session.studentId, payload.testRecordId);
  if (record.practice) throw notFound();
  const { type } = await findMarkedAnswer(context, payload);
  if (!isWritten(type))
    throw blocked(errorCode.stateForbids, {
      reason: '客观题由系统评分，如认为题目有误，请使用“纠错”反馈',
      way: noWayOut('BESIDE'),
    });
  const end = regradeEnd(record);
  if (end === null)
    throw blocked(errorCode.stateForbids, {
      reason: '成绩尚未公布，公布后 7 天内可以申请复评',
      way: toHistory(test, batch),
    });
  if (now >= end)
    throw blocked(errorCode.stateForbids, {
      reason: `复评申请已于 ${momentWords(end.getTime(), 'end')} 截止（成绩公布后 7 天内）`,
      way: toOffice,
    });
  const { questionId, reason } = payload;
  const submission: ApplicationSubmission = {
    kind: regradeKind,
    applicant: session,
    subject: { bizId: record.id, node: questionId },
    receipt: null,
  };
  await submitApplication(context, submission, async (tx) => {
    const [made] = await tx
      .insert(regradeRequest)
      .values({
        testRecordId: record.id,
        questionId,
        studentId: session.studentId,
        reason,
        requestedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: regradeRequest.id });
    if (made === undefined)
      throw blocked(errorCode.limitReached, {
        reason: '已达次数上限（1 次），每道题只能申请一次复评',
        way: toOffice,
      });
  });
  return { status: 'PENDING', time: formatDateTime(now) };
}
