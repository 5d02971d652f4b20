import type { TestRecord } from '@qianwei/api/contract/exam/history';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { assessmentBatch, testRecord } from '../../../db/schema/exam.ts';
import { formatDateTime } from '../../../time.ts';

/** The tries that a list shows, the newest: a test without a last try grows for years. */
export const maxShownAttempts = 200;

/** In each batch the best graded attempt counts, the earlier of two alike. */
const counted = sql<boolean>`${testRecord.status} = 'GRADED' and ${testRecord.score} is not null and 1 = row_number() over (
  partition by ${testRecord.bizId}
  order by ${testRecord.status} = 'GRADED' desc, ${testRecord.score} desc nulls last, ${testRecord.startTime}, ${testRecord.tryNo}
)`;

/** An attempt without its paper, which is long. */
const columns = {
  counted,
  id: testRecord.id,
  tryNo: testRecord.tryNo,
  status: testRecord.status,
  startTime: testRecord.startTime,
  endTime: testRecord.endTime,
  submitTime: testRecord.submitTime,
  objective: testRecord.objective,
  subjective: testRecord.subjective,
  score: testRecord.score,
  receiptNo: testRecord.receiptNo,
  voidReason: testRecord.voidReason,
  markedBy: testRecord.markedBy,
  markedAt: testRecord.markedAt,
  bizId: testRecord.bizId,
  bizName: assessmentBatch.name,
};

/** The newest of the student's attempts of a test, in one batch or in all, the oldest of them first; practices aside. */
export async function listAttempts(
  db: Database,
  { studentId, testId, bizId }: { studentId: string; testId: string; bizId: string | undefined },
  limit = maxShownAttempts,
) {
  const rows = await db
    .select(columns)
    .from(testRecord)
    .leftJoin(assessmentBatch, eq(assessmentBatch.id, testRecord.bizId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.testId, testId),
        eq(testRecord.practice, false),
        bizId === undefined ? undefined : eq(testRecord.bizId, bizId),
      ),
    )
    .orderBy(desc(testRecord.startTime), desc(testRecord.tryNo))
    .limit(limit);
  return rows.reverse();
}

type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

/** Seconds from start to hand-in; what the server needed to hand in after the end is not the student's time. */
export function secondsUsed(record: Pick<AttemptRow, 'startTime' | 'endTime'>, submitTime: Date): number {
  const end = Math.min(submitTime.getTime(), record.endTime.getTime());
  return Math.max(0, Math.round((end - record.startTime.getTime()) / 1000));
}

function resultOf({ status, score }: AttemptRow, passScore: number): TestRecord['result'] {
  if (status === 'VOID') return 'VOID';
  if (status !== 'GRADED' || score === null) return 'PENDING';
  return score >= passScore ? 'PASS' : 'FAIL';
}

function scoresOf({ status, objective, subjective, score }: AttemptRow) {
  if (status === 'GRADED') return { objective, subjective, score };
  return { objective: status === 'MARKING' ? objective : null, subjective: null, score: null };
}

/** Attempts as the lists show them, in the order given. A void one shows no score, one in marking the objective part. */
export function shownAttempts(attempts: readonly AttemptRow[], passScore: number): TestRecord[] {
  return attempts.map((row) => ({
    testRecordId: row.id,
    tryNo: row.tryNo,
    startTime: formatDateTime(row.startTime),
    submitTime: row.submitTime && formatDateTime(row.submitTime),
    seconds: row.submitTime && secondsUsed(row, row.submitTime),
    ...scoresOf(row),
    result: resultOf(row, passScore),
    status: row.status,
    voidReason: row.voidReason,
    markedBy: row.markedBy,
    markedTime: row.markedAt && formatDateTime(row.markedAt),
    counted: row.counted,
    bizId: row.bizId,
    bizName: row.bizName ?? '',
    receiptNo: row.receiptNo,
  }));
}
