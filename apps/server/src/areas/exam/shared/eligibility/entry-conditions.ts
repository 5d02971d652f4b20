import type { TestCondition } from '@qianwei/api/contract/exam';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { courseProgress } from '../../../../db/schema/course.ts';
import { batchStudent, type test } from '../../../../db/schema/exam.ts';

const signUpStates = { PENDING: '待审核', APPROVED: '已通过审核', RETURNED: '已退回' } as const;

/** Percent of a course's video that a student has watched, 0–100; 0 before the first minute. */
async function videoRateOf(db: Database, student: string, courseId: string): Promise<number> {
  const [row] = await db
    .select({ rate: courseProgress.videoRate })
    .from(courseProgress)
    .where(and(eq(courseProgress.studentId, student), eq(courseProgress.courseId, courseId)));
  return row?.rate ?? 0;
}

async function signUpOf(db: Database, student: string, testId: string, batchId: string) {
  const [row] = await db
    .select({ status: batchStudent.status })
    .from(batchStudent)
    .where(
      and(
        eq(batchStudent.studentId, student),
        eq(batchStudent.testId, testId),
        eq(batchStudent.batchId, batchId),
      ),
    );
  return row?.status ?? null;
}

/** The conditions of a test with what this student has of each; `batchId` is '' outside batches. */
export async function entryConditions(
  db: Database,
  student: string,
  { id, courseId, conditions }: typeof test.$inferSelect,
  batchId: string,
): Promise<TestCondition[]> {
  const found: TestCondition[] = [];
  if (conditions.signedUp === true) {
    const status = await signUpOf(db, student, id, batchId);
    const actual = status === null ? '未报名' : signUpStates[status];
    found.push({ name: '实践报名', ok: status === 'APPROVED', actual, need: '已通过审核' });
  }
  if (conditions.videoRate !== undefined) {
    const rate = await videoRateOf(db, student, courseId);
    const need = conditions.videoRate;
    found.push({ name: '视频进度', ok: rate >= need, actual: `${rate}%`, need: `≥ ${need}%` });
  }
  return found;
}
