import type { QuestionType } from '@qianwei/api/contract/exam/question';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { testAnswer, testRecord } from '../../../../db/schema/exam.ts';
import { question, wrongBook } from '../../../../db/schema/question.ts';
import { notFound } from '../../../../http/refusal.ts';
import { withheldQuestions } from '../../../../questions/withheld.ts';
import type { QuestionRow } from '../../shared/paper/paper.queries.ts';

/** Questions in one practice, at most. */
const maxQuestions = 50;

/** Nobody marks a practice, so that it holds only what is scored at once. */
const practised: QuestionType[] = ['SINGLE', 'MULTIPLE', 'JUDGE', 'BLANK'];

/** Whose wrong questions, and when: those whose analysis is not open yet are left out. */
interface Asker {
  readonly studentId: string;
  readonly now: Date;
}

async function mayPractise(db: Database, { studentId, now }: Asker) {
  const withheld = await withheldQuestions(db, studentId, now);
  return and(
    inArray(question.type, practised),
    withheld.size === 0 ? undefined : notInArray(question.id, [...withheld]),
  );
}

/** Questions of a course's wrong-question book, the newest first. */
export async function wrongOfBook(db: Database, asker: Asker, courseId: string): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question })
    .from(wrongBook)
    .innerJoin(question, eq(question.id, wrongBook.questionId))
    .where(
      and(
        eq(wrongBook.studentId, asker.studentId),
        eq(wrongBook.courseId, courseId),
        isNull(wrongBook.masteredAt),
        await mayPractise(db, asker),
      ),
    )
    .orderBy(desc(wrongBook.lastWrongAt), question.id)
    .limit(maxQuestions);
  return rows.map((row) => row.question);
}

/** Questions answered wrong in an attempt of the student that is over. Throws 1050005 for any other. */
export async function wrongOfAttempt(
  db: Database,
  asker: Asker,
  testRecordId: string,
): Promise<QuestionRow[]> {
  const own = and(
    eq(testRecord.id, testRecordId),
    eq(testRecord.studentId, asker.studentId),
    ne(testRecord.status, 'RUNNING'),
  );
  const [record] = await db.select({ paper: testRecord.paper }).from(testRecord).where(own);
  if (record === undefined) throw notFound();
  const worth = record.paper.entries.map(({ questionId, score }) => ({ id: questionId, score }));
  const full = sql`(select paper.score from jsonb_to_recordset(${JSON.stringify(worth)}::jsonb)
    as paper(id text, score numeric) where paper.id = ${testAnswer.questionId})`;
  const rows = await db
    .select({ question })
    .from(testAnswer)
    .innerJoin(question, eq(question.id, testAnswer.questionId))
    .where(
      and(
        eq(testAnswer.testRecordId, testRecordId),
        isNotNull(testAnswer.answer),
        lt(testAnswer.got, full),
        await mayPractise(db, asker),
      ),
    )
    .orderBy(question.id)
    .limit(maxQuestions);
  return rows.map((row) => row.question);
}
