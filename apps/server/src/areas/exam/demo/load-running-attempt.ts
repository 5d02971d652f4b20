import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { rightAnswer } from '../../../questions/shown-question.ts';
import { findTestOf } from '../shared/attempt.queries.ts';
import { drawPaper } from '../shared/paper/draw-paper.ts';
import { openRunningTask } from '../shared/running-task.ts';
import { answerPath, testPath } from '../shared/ways.ts';
import { linesOf } from './answer-sheet.ts';
import { comprehensiveOf } from './demo-tests.ts';
import { bankOf, type ExamWorld } from './load-attempts.ts';

const runningFor = (41 * 60 + 48) * 1000;

// With this one question 17 is the one of the drawing: 关系模型的完整性约束包括.
const seed = 'demo-110';
const isAnswered = (number: number) => number <= 18 || (number >= 21 && number <= 28);
const markedNumbers = [9, 18, 28];

/** 周子墨's second try of 《数据库系统原理》综合测验: it runs, 48:12 are left, 26 of 44 are answered, and home says so. */
export async function loadRunningAttempt(
  db: Database,
  { people, questions, now }: Omit<ExamWorld, 'tests'>,
): Promise<void> {
  const person = people.get('周子墨');
  const found = await findTestOf(db, comprehensiveOf('04735'));
  if (person === undefined || found === undefined) throw new Error('The running test has nobody or nothing');
  const taken = found.test;
  const bank = bankOf(taken, questions);
  const paper = drawPaper({ questions: bank, blueprint: taken.blueprint, seed });
  const lines = linesOf(paper, new Map(bank.map((question) => [question.id, question])));
  const startTime = new Date(now.getTime() - runningFor);
  const endTime = new Date(startTime.getTime() + taken.minutes * 60_000);
  const answered = lines.filter(({ entry }) => isAnswered(entry.number));
  const each = Math.floor((runningFor - 60_000) / answered.length);
  const answers = answered.map(({ entry, question }, index) => ({
    questionId: entry.questionId,
    // One of three choices is still missing, as the student sees it before going on.
    answer: entry.number === 17 ? ['A', 'B'] : rightAnswer(question.answer),
    marked: markedNumbers.includes(entry.number),
    seconds: Math.round(each / 1000),
    seq: index + 1,
    at: new Date(startTime.getTime() + each * (index + 1)),
  }));
  const savedAt = answers.at(-1)?.at ?? startTime;
  const [record] = await db
    .insert(testRecord)
    .values({
      testId: taken.id,
      studentId: person.studentId,
      tryNo: 2,
      status: 'RUNNING',
      startTime,
      endTime,
      seed,
      paper,
      seq: answers.length,
      savedAt,
    })
    .returning({ id: testRecord.id });
  if (record === undefined) throw new Error('The running test was not stored');
  await db.insert(testAnswer).values(answers.map((answer) => ({ ...answer, testRecordId: record.id })));
  const [first] = await db
    .select({ best: max(testRecord.score) })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, person.studentId),
        eq(testRecord.testId, taken.id),
        eq(testRecord.status, 'GRADED'),
      ),
    );
  await openRunningTask(db, {
    studentId: person.studentId,
    testRecordId: record.id,
    courseName: found.course.name,
    test: taken,
    path: answerPath(taken.courseId, taken.id),
    testPath: testPath(taken, ''),
    endTime,
    tryNo: 2,
    best: first?.best ?? null,
  });
}
