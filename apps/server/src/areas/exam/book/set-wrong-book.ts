import type { setWrongBook } from '@qianwei/api/contract/exam/book';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { wrongBook } from '../../../db/schema/question.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { findMetQuestion } from './met-question.ts';

/** Reads the student's last answer in an attempt that is over. */
async function lastAnswer(db: Database, studentId: string, questionId: string) {
  const [row] = await db
    .select({ answer: testAnswer.answer })
    .from(testRecord)
    .innerJoin(testAnswer, eq(testAnswer.testRecordId, testRecord.id))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testAnswer.questionId, questionId),
        ne(testRecord.status, 'RUNNING'),
      ),
    )
    .orderBy(desc(testRecord.startTime))
    .limit(1);
  return row?.answer ?? null;
}

/** Takes a question into the book or out of it; its count of wrong answers stays. Throws 1050005 for one not met. */
export async function keepInWrongBook(
  { db, session, clock }: StudentContext,
  { questionId, inWrongBook }: PayloadOf<typeof setWrongBook>,
): Promise<DataOf<typeof setWrongBook>> {
  const { studentId } = session;
  const now = clock.now();
  const { courseId } = await findMetQuestion(db, studentId, questionId);
  if (inWrongBook) {
    const row = { studentId, questionId, courseId, wrongCount: 0, lastWrongAt: now };
    await db
      .insert(wrongBook)
      .values({ ...row, lastAnswer: await lastAnswer(db, studentId, questionId) })
      .onConflictDoUpdate({
        target: [wrongBook.studentId, wrongBook.questionId],
        set: { masteredAt: null },
      });
  } else {
    await db
      .update(wrongBook)
      .set({ masteredAt: now })
      .where(and(eq(wrongBook.studentId, studentId), eq(wrongBook.questionId, questionId)));
  }
  return { inWrongBook };
}
