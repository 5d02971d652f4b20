import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { batchStudent, batchTest, practiceReport, test, testRecord } from '../../../db/schema/exam.ts';
import { courseService } from '../../../db/schema/study.ts';
import { batchRate } from '../../../learning/batch-rate.ts';

/** The tests of a batch with their courses and how far the student has come in each, by course code. */
export function listBatchTests(db: Database, studentId: string, batchId: string) {
  return db
    .select({
      test,
      course,
      learnRate: batchRate({ studentId, batchId, courseId: course.id }),
      signUp: batchStudent.status,
    })
    .from(batchTest)
    .innerJoin(test, eq(test.id, batchTest.testId))
    .innerJoin(course, eq(course.id, test.courseId))
    .leftJoin(
      batchStudent,
      and(
        eq(batchStudent.testId, test.id),
        eq(batchStudent.batchId, batchId),
        eq(batchStudent.studentId, studentId),
      ),
    )
    .where(eq(batchTest.batchId, batchId))
    .orderBy(asc(course.courseCode), asc(test.id));
}

/** The courses that were opened for a student, whenever that ended, and those with a sign-up that was approved. */
export async function listOpenedCourses(
  db: Database,
  studentId: string,
  studentMajorId: string | undefined,
): Promise<ReadonlySet<string>> {
  const inMajor = studentMajorId === undefined ? undefined : eq(courseService.studentMajorId, studentMajorId);
  const services = await db
    .select({ courseId: courseService.courseId })
    .from(courseService)
    .where(and(eq(courseService.studentId, studentId), inMajor));
  const signedUp = await db
    .select({ courseId: test.courseId })
    .from(batchStudent)
    .innerJoin(test, eq(test.id, batchStudent.testId))
    .where(and(eq(batchStudent.studentId, studentId), eq(batchStudent.status, 'APPROVED')));
  return new Set([...services, ...signedUp].map(({ courseId }) => courseId));
}

/** The student's counted attempts of a batch, without their papers, the oldest first. */
export function listBatchAttempts(db: Database, studentId: string, batchId: string) {
  return db
    .select({
      testId: testRecord.testId,
      status: testRecord.status,
      score: testRecord.score,
      submitTime: testRecord.submitTime,
      endTime: testRecord.endTime,
    })
    .from(testRecord)
    .where(
      and(eq(testRecord.studentId, studentId), eq(testRecord.bizId, batchId), eq(testRecord.practice, false)),
    )
    .orderBy(asc(testRecord.tryNo));
}

/** The counted attempt that the student runs anywhere, or null. */
export async function findRunning(db: Database, studentId: string) {
  const [found] = await db
    .select({
      testId: testRecord.testId,
      bizId: testRecord.bizId,
      endTime: testRecord.endTime,
      type: test.type,
      name: test.name,
      courseId: test.courseId,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.status, 'RUNNING'),
        eq(testRecord.practice, false),
      ),
    );
  return found ?? null;
}

/** The report that counts, by test: the last one handed in. */
export async function lastReports(db: Database, studentId: string, batchId: string) {
  const rows = await db
    .selectDistinctOn([practiceReport.testId])
    .from(practiceReport)
    .where(and(eq(practiceReport.studentId, studentId), eq(practiceReport.batchId, batchId)))
    .orderBy(practiceReport.testId, desc(practiceReport.submittedAt), desc(practiceReport.createdAt));
  return new Map(rows.map((row) => [row.testId, row]));
}

/** How many reports the student has handed in within a batch, by test. */
export async function countReports(
  db: Database,
  studentId: string,
  batchId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ testId: practiceReport.testId, reports: count() })
    .from(practiceReport)
    .where(and(eq(practiceReport.studentId, studentId), eq(practiceReport.batchId, batchId)))
    .groupBy(practiceReport.testId);
  return new Map(rows.map(({ testId, reports }) => [testId, reports]));
}

/** A report as it was handed in. */
export type ReportRow = typeof practiceReport.$inferSelect;
