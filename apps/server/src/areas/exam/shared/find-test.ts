import { errorCode } from '@qianwei/api/contract/envelope';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { test } from '../../../db/schema/exam.ts';
import { Refusal } from '../../../http/refusal.ts';

/** For a test that there is not, and in the same words for one of a course that is not opened. */
export const testNotFoundText = '未找到该测验或课程未开通';

/** 1050005 in these words. */
export const testNotFound = () => new Refusal(errorCode.notFound, testNotFoundText);

/**
 * A test with its course, by its own id or as the newest 综合测验 of a course. Throws 1050005 when there is none; the
 * tests behind 错题重练 are nobody's to ask for.
 */
export async function findTest(db: Database, asked: { testId: string } | { courseId: string }) {
  const which =
    'testId' in asked
      ? eq(test.id, asked.testId)
      : and(eq(test.courseId, asked.courseId), eq(test.type, 'COMPREHENSIVE'));
  const [found] = await db
    .select({ test, course })
    .from(test)
    .innerJoin(course, eq(course.id, test.courseId))
    .where(and(which, ne(test.type, 'WRONG')))
    .orderBy(sql`${test.openTime} desc nulls last`, desc(test.createdAt), desc(test.id))
    .limit(1);
  if (found === undefined) throw testNotFound();
  return found;
}
