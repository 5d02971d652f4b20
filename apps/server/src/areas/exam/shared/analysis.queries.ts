import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { regradeRequest, testAnswer } from '../../../db/schema/exam.ts';
import { collect, wrongBook } from '../../../db/schema/question.ts';

/** A saved answer of an attempt. */
export type AnswerRow = typeof testAnswer.$inferSelect;

/** A request that an answer be marked again. */
export type RegradeRow = typeof regradeRequest.$inferSelect;

const byQuestion = <Row extends { questionId: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.questionId, row]));

/** The answers of an attempt by question; one that was never saved has none. */
export async function answersOf(db: Database, testRecordId: string): Promise<Map<string, AnswerRow>> {
  return byQuestion(await db.select().from(testAnswer).where(eq(testAnswer.testRecordId, testRecordId)));
}

/** The regrade requests of an attempt by question. */
export async function regradesOf(db: Database, testRecordId: string): Promise<Map<string, RegradeRow>> {
  return byQuestion(
    await db.select().from(regradeRequest).where(eq(regradeRequest.testRecordId, testRecordId)),
  );
}

/** 第 3 章 关系数据库标准语言 SQL, by id. */
export async function chapterTitles(db: Database, courseId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(chapter).where(eq(chapter.courseId, courseId));
  return new Map(rows.map(({ id, no, title }) => [id, chapterTitle(no, title)]));
}

/** The name of a chapter, the same everywhere. */
export const chapterTitle = (no: number, title: string): string =>
  /^第.{1,4}章/.test(title) ? title : `第 ${no} 章 ${title}`;

/** Which of the questions the student has collected, and which are in the wrong-question book. */
export async function keptQuestions(db: Database, studentId: string, questionIds: readonly string[]) {
  const ids = [...questionIds];
  const collected = await db
    .select({ id: collect.questionId })
    .from(collect)
    .where(and(eq(collect.studentId, studentId), inArray(collect.questionId, ids)));
  const wrongQuestions = await db
    .select({ id: wrongBook.questionId })
    .from(wrongBook)
    .where(
      and(
        eq(wrongBook.studentId, studentId),
        inArray(wrongBook.questionId, ids),
        isNull(wrongBook.masteredAt),
      ),
    );
  return {
    collected: new Set(collected.map(({ id }) => id)),
    inWrongBook: new Set(wrongQuestions.map(({ id }) => id)),
  };
}
