import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { chapter, course } from '../../../db/schema/course.ts';
import { collect, question, wrongBook } from '../../../db/schema/question.ts';

const material = alias(question, 'material');

/** Whose questions are listed: those answered wrong and not mastered since, or those collected; never a withheld one. */
export interface BookFilter {
  readonly studentId: string;
  readonly collected: boolean;
  readonly courseId?: string | undefined;
  readonly withheld: ReadonlySet<string>;
}

const ownWrong = (studentId: string) =>
  and(eq(wrongBook.questionId, question.id), eq(wrongBook.studentId, studentId));
const ownCollect = (studentId: string) =>
  and(eq(collect.questionId, question.id), eq(collect.studentId, studentId));

function matching({ collected, courseId, withheld }: BookFilter): SQL | undefined {
  return and(
    collected ? isNotNull(collect.id) : and(isNotNull(wrongBook.id), isNull(wrongBook.masteredAt)),
    courseId === undefined ? undefined : eq(question.courseId, courseId),
    withheld.size === 0 ? undefined : notInArray(question.id, [...withheld]),
  );
}

/** The rows of the student alone lead, so that a large bank costs nothing. */
const lead = ({ studentId, collected }: BookFilter) =>
  collected ? eq(collect.studentId, studentId) : eq(wrongBook.studentId, studentId);

/** One page, newest first. */
export function pageOfBook(db: Database, filter: BookFilter, pageNo: number, pageSize: number) {
  const newest = filter.collected ? collect.collectedAt : wrongBook.lastWrongAt;
  return db
    .select({
      question,
      course,
      chapter,
      material: material.stem,
      wrong: wrongBook,
      collectedAt: collect.collectedAt,
    })
    .from(question)
    .leftJoin(wrongBook, ownWrong(filter.studentId))
    .leftJoin(collect, ownCollect(filter.studentId))
    .innerJoin(course, eq(course.id, question.courseId))
    .leftJoin(material, eq(material.id, question.materialId))
    .leftJoin(chapter, eq(chapter.id, sql`coalesce(${question.chapterId}, ${material.chapterId})`))
    .where(and(lead(filter), matching(filter)))
    .orderBy(desc(newest), desc(question.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** How many there are of each course, whatever course the filter names. */
export function countByCourse(db: Database, filter: BookFilter) {
  return db
    .select({
      courseId: course.id,
      courseCode: course.courseCode,
      courseName: course.name,
      count: count(),
    })
    .from(question)
    .leftJoin(wrongBook, ownWrong(filter.studentId))
    .leftJoin(collect, ownCollect(filter.studentId))
    .innerJoin(course, eq(course.id, question.courseId))
    .where(and(lead(filter), matching({ ...filter, courseId: undefined })))
    .groupBy(course.id, course.courseCode, course.name)
    .orderBy(asc(course.courseCode));
}
