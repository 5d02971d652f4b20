import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { type CountedSpan, span, spanTable } from './process-end.ts';

/** A test of a course and what the student has reached in it. */
export interface CourseTest {
  readonly test: typeof test.$inferSelect;
  /** The chapter that it is about; null for 综合测验. */
  readonly chapterNo: number | null;
  readonly usedTry: number;
  /** Highest graded score; null before the first. */
  readonly best: number | null;
  /** The attempt that runs; null when none does. */
  readonly running: { readonly tryNo: number; readonly endTime: Date } | null;
}

/** The chapter tests, in the order of the chapters, and 综合测验 of courses; practices and batches aside. */
export async function listCourseTests(
  db: Database,
  studentId: string,
  courseIds: readonly string[],
): Promise<CourseTest[]> {
  if (courseIds.length === 0) return [];
  const tests = await db
    .select({ test, chapterNo: chapter.no })
    .from(test)
    .leftJoin(chapter, eq(chapter.id, test.chapterId))
    .where(and(inArray(test.courseId, [...courseIds]), inArray(test.type, ['CHAPTER', 'COMPREHENSIVE'])))
    .orderBy(asc(test.courseId), asc(chapter.no), asc(test.id));
  const tries = await db
    .select({
      testId: testRecord.testId,
      usedTry: sql<number>`count(*)::int`,
      best: sql<
        number | null
      >`(max(${testRecord.score}) filter (where ${testRecord.status} = 'GRADED'))::float8`,
      runningTry: sql<
        number | null
      >`max(${testRecord.tryNo}) filter (where ${testRecord.status} = 'RUNNING')`,
      runningEnd: sql<
        string | null
      >`max(${testRecord.endTime}) filter (where ${testRecord.status} = 'RUNNING')`,
    })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.practice, false),
        inArray(
          testRecord.testId,
          tests.map((row) => row.test.id),
        ),
      ),
    )
    .groupBy(testRecord.testId);
  const byTest = new Map(tries.map((row) => [row.testId, row]));
  return tests.map(({ test: row, chapterNo }) => {
    const found = byTest.get(row.id);
    const running =
      found?.runningTry && found.runningEnd
        ? { tryNo: found.runningTry, endTime: new Date(found.runningEnd) }
        : null;
    return { test: row, chapterNo, usedTry: found?.usedTry ?? 0, best: found?.best ?? null, running };
  });
}

/**
 * The highest graded scores that count for the process scores of courses: by the course's id, then by the test's. An attempt
 * counts by its start, since one that runs may be finished after the end.
 */
export async function readCountedBests(
  db: Database,
  studentId: string,
  spans: readonly CountedSpan[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const bests = new Map(spans.map(({ courseId }) => [courseId, new Map<string, number>()]));
  if (spans.length === 0) return bests;
  const rows = await db
    .select({
      courseId: span.courseId,
      testId: testRecord.testId,
      best: sql<number>`max(${testRecord.score})::float8`,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .innerJoin(spanTable(spans), eq(test.courseId, span.contentId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.practice, false),
        eq(testRecord.status, 'GRADED'),
        span.counts(testRecord.startTime),
      ),
    )
    .groupBy(span.courseId, testRecord.testId);
  for (const { courseId, testId, best } of rows) bests.get(courseId)?.set(testId, best);
  return bests;
}
