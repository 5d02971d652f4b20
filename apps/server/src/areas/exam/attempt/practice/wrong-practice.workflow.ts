import { errorCode } from '@qianwei/api/contract/envelope';
import type { startWrongPractice } from '@qianwei/api/contract/exam/attempt';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { course } from '../../../../db/schema/course.ts';
import { test, testRecord } from '../../../../db/schema/exam.ts';
import { blocked } from '../../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../../eligibility/ways.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { notFound } from '../../../../http/refusal.ts';
import { lastTestOf } from '../../shared/attempt.queries.ts';
import { toLastTest, toRunning } from '../../shared/ways.ts';
import { closeOverdueAttempts } from '../close/close-overdue.ts';
import { insertAttempt } from '../start/start-test.workflow.ts';
import { practicePaper } from './practice-paper.ts';
import { wrongOfAttempt, wrongOfBook } from './wrong-questions.ts';

const minutes = 120;

/** The test that the practices of a course belong to; made when it is first needed. */
async function practiceTestOf(db: Database, courseId: string) {
  const [found] = await db.select().from(course).where(eq(course.id, courseId));
  if (found === undefined) throw notFound();
  const id = `wrong-${courseId}`;
  await db
    .insert(test)
    .values({
      id,
      courseId,
      name: '错题重练',
      type: 'WRONG',
      blueprint: [],
      totalScore: 0,
      passScore: 0,
      minutes,
      maxTry: 0,
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(test).where(eq(test.id, id));
  if (row === undefined) throw notFound();
  return { test: row, courseName: found.name };
}

/** The student's practice that runs; a practice of another course is in the way. */
async function runningPractice(db: Database, studentId: string, courseId: string) {
  const [row] = await db
    .select({
      id: testRecord.id,
      testId: testRecord.testId,
      endTime: testRecord.endTime,
      courseId: test.courseId,
      type: test.type,
      name: course.name,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .innerJoin(course, eq(course.id, test.courseId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.practice, true),
        eq(testRecord.status, 'RUNNING'),
      ),
    );
  if (row === undefined || row.courseId === courseId) return row;
  throw blocked(errorCode.stateForbids, {
    reason: `你有一场进行中的错题重练《${row.name}》，请先完成并交卷`,
    way: toRunning({ ...row, name: `${row.name} 错题重练` }),
  });
}

/** Starts a practice of wrong questions, or resumes the one that runs in this course. */
export async function startPractice(
  context: StudentContext,
  { courseId, testRecordId }: PayloadOf<typeof startWrongPractice>,
): Promise<DataOf<typeof startWrongPractice>> {
  const { db, clock, random, session } = context;
  const { studentId } = session;
  await closeOverdueAttempts(context);
  const resume = async () => {
    const row = await runningPractice(db, studentId, courseId);
    return row && { testRecordId: row.id, subjectId: courseId, testId: row.testId, resumed: true };
  };
  const running = await resume();
  if (running !== undefined) return running;
  const asker = { studentId, now: clock.now() };
  const questions =
    testRecordId === undefined
      ? await wrongOfBook(db, asker, courseId)
      : await wrongOfAttempt(db, asker, testRecordId);
  if (questions.length === 0)
    throw blocked(errorCode.notEligible, {
      reason: '现在没有可以重练的错题：答错的客观题会自动收进错题本，解析开放后可以重练',
      way: toLastTest(courseId, await lastTestOf(db, studentId, courseId)),
    });
  const found = await practiceTestOf(db, courseId);
  const paper = practicePaper(questions);
  const attempt = { ...found, bizId: '', practice: true, seed: random.token(16), paper };
  const id = await insertAttempt(context, attempt);
  if (id !== null) return { testRecordId: id, subjectId: courseId, testId: found.test.id, resumed: false };
  const other = await resume();
  if (other === undefined) {
    const reason = '错题重练正在别处开始，请稍候再试';
    throw blocked(errorCode.stateForbids, { reason, way: noWayOut('AGAIN') });
  }
  return other;
}
