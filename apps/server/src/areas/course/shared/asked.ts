import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lesson } from '../../../db/schema/lesson.ts';
import { courseQuestion } from '../../../db/schema/study.ts';

/** Whose questions of which course; of one lesson only with `lessonId`. */
export interface AskedFilter {
  readonly studentId: string;
  readonly courseId: string;
  readonly lessonId?: string | undefined;
}

/** Own questions, and those of others that were answered. */
const shownTo = ({ studentId, courseId, lessonId }: AskedFilter) =>
  and(
    eq(courseQuestion.courseId, courseId),
    lessonId === undefined ? undefined : eq(courseQuestion.lessonId, lessonId),
    or(eq(courseQuestion.studentId, studentId), isNotNull(courseQuestion.answer)),
  );

const list = (
  db: Database,
  filter: AskedFilter,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) =>
  db
    .select({ asked: courseQuestion, no: lesson.no, title: lesson.title })
    .from(courseQuestion)
    .innerJoin(lesson, eq(lesson.id, courseQuestion.lessonId))
    .where(shownTo(filter))
    // `is not distinct from` is true for the own ones, and never null.
    .orderBy(
      desc(sql`${courseQuestion.studentId} is not distinct from ${filter.studentId}`),
      desc(courseQuestion.askedAt),
      desc(courseQuestion.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** The questions of a course that a student may read, own ones first, then the newest. */
export const shownQuestions = {
  list,
  count: (db: Database, filter: AskedFilter) => db.$count(courseQuestion, shownTo(filter)),
};
