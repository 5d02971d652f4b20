import { randomUUID } from 'node:crypto';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { eq } from 'drizzle-orm';
import { submitClaimed } from '../areas/exam/attempt/submit/submit-batch.ts';
import { paperShapeOf } from '../areas/exam/shared/paper/paper-shape.ts';
import type { Database } from '../db/database.ts';
import { chapter, course } from '../db/schema/course.ts';
import {
  assessmentBatch,
  batchTest,
  type FrozenPaper,
  type PaperEntry,
  test,
  testAnswer,
  testRecord,
} from '../db/schema/exam.ts';
import { lesson, section } from '../db/schema/lesson.ts';
import { question } from '../db/schema/question.ts';
import { batchWatched } from '../db/schema/study.ts';
import { tokenHash } from '../random.ts';
import { addExamCourse, openExamCourses } from './exam-courses.ts';
import { type ExamQuestion, examQuestions, type QuestionDraft } from './exam-questions.ts';
import { newCourseCode } from './new-course-code.ts';

type QuestionInsert = typeof question.$inferInsert;

/** A course with a test whose paper holds one question of each kind, 23 points, 14 to pass. */
export interface ExamRows {
  readonly courseId: string;
  readonly courseCode: string;
  readonly test: typeof test.$inferSelect;
  readonly paper: FrozenPaper;
  /** Ids of the questions. `cloze` and `essay` belong to a material. */
  readonly ids: Readonly<Record<ExamQuestion, string>>;
  readonly materialId: string;
}

const blueprint: FrozenPaper['blueprint'] = [
  { questionType: 'SINGLE', count: 1, score: 2 },
  { questionType: 'MULTIPLE', count: 1, score: 2 },
  { questionType: 'JUDGE', count: 1, score: 1 },
  { questionType: 'BLANK', count: 1, score: 2 },
  { questionType: 'SHORT', count: 1, score: 6 },
  { questionType: 'MATERIAL', count: 1, score: 10 },
];

function paperOf(ids: ExamRows['ids'], materialId: string): FrozenPaper {
  const scores = { single: 2, multiple: 2, judge: 1, blank: 2, short: 6, cloze: 4, essay: 6 };
  const names = Object.keys(scores) as ExamQuestion[];
  const entries = names.map((name, index): PaperEntry => {
    const part = Math.min(index, 5);
    const inMaterial = part === 5;
    return {
      questionId: ids[name],
      part,
      number: part + 1,
      score: scores[name],
      materialId: inMaterial ? materialId : null,
    };
  });
  return { blueprint, entries };
}

/**
 * Puts a course, its questions and a test into a database, with a paper that is already drawn: `addRunning` and
 * `addHandedIn` make attempts of it, whose questions a test knows by name. Where papers are drawn by the server, it
 * is `addExamWithBank`.
 */
export async function addExamWithPaper(
  db: Database,
  row: Partial<typeof test.$inferInsert> = {},
): Promise<ExamRows> {
  const [courseId, chapterId, materialId] = [randomUUID(), randomUUID(), randomUUID()];
  const courseCode = newCourseCode();
  await db
    .insert(course)
    .values({ id: courseId, courseCode, name: '数据库系统原理', credit: 4, kind: 'CORE' });
  await addExamCourse(db, courseId);
  await db.insert(chapter).values({ id: chapterId, courseId, no: 3, title: '结构化查询语言' });
  const common = { courseId, chapterId, analysis: '解析', knowledge: '分组查询' };
  const parent: QuestionInsert = {
    ...common,
    id: materialId,
    code: `${courseCode}-m`,
    type: 'MATERIAL',
    stem: '学生选课库 S、C、SC。',
    answer: { kind: 'NONE' },
    score: 10,
  };
  await db.insert(question).values(parent);
  const made = Object.entries(examQuestions(materialId, chapterId)) as [ExamQuestion, QuestionDraft][];
  const ids = Object.fromEntries(made.map(([name]) => [name, randomUUID()])) as Record<ExamQuestion, string>;
  const rows = made.map(
    ([name, draft]): QuestionInsert => ({
      ...common,
      id: ids[name],
      code: `${courseCode}-${name}`,
      stem: `题干 ${name}`,
      ...draft,
    }),
  );
  await db.insert(question).values(rows);
  const [made1] = await db
    .insert(test)
    .values({
      courseId,
      name: '综合测验',
      type: 'COMPREHENSIVE',
      blueprint,
      totalScore: 23,
      passScore: 14,
      minutes: 90,
      maxTry: 2,
      ...row,
    })
    .returning();
  if (made1 === undefined) throw new Error('No test');
  await openExamCourses(db);
  return { courseId, courseCode, test: made1, paper: paperOf(ids, materialId), ids, materialId };
}

/** The parts of an attempt for a test. */
export interface AttemptDraft {
  readonly exam: ExamRows;
  readonly studentId: string;
  readonly start: Date;
  readonly answers?: Partial<Record<ExamQuestion, AnswerValue>>;
  readonly row?: Partial<typeof testRecord.$inferInsert>;
}

/** Puts a running attempt with saved answers into a database. */
export async function addRunning(db: Database, draft: AttemptDraft) {
  const { exam, studentId, start, answers = {}, row = {} } = draft;
  const own = await db.$count(testRecord);
  const [record] = await db
    .insert(testRecord)
    .values({
      testId: exam.test.id,
      studentId,
      tryNo: own + 1,
      status: 'RUNNING',
      startTime: start,
      endTime: new Date(start.getTime() + 90 * 60_000),
      seed: 'seed',
      paper: exam.paper,
      ...row,
    })
    .returning();
  if (record === undefined) throw new Error('No attempt');
  const saved = Object.entries(answers) as [ExamQuestion, AnswerValue][];
  if (saved.length > 0)
    await db.insert(testAnswer).values(
      saved.map(([name, answer]) => ({
        testRecordId: record.id,
        questionId: exam.ids[name],
        answer,
        seq: 1,
        at: start,
      })),
    );
  return record;
}

/** The same, submitted by the student after 10 minutes: MARKING when a written answer has to be marked, else GRADED. */
export async function addHandedIn(db: Database, draft: AttemptDraft) {
  const attemptToken = 'attempt-token';
  const { id, studentId } = await addRunning(db, {
    ...draft,
    row: { tokenHash: tokenHash(attemptToken), ...draft.row },
  });
  const shape = await paperShapeOf(db, studentId, id);
  if (shape === undefined) throw new Error('No paper');
  const save = { studentId, testRecordId: id, attemptToken, seq: 0, answers: [], blurCount: 0 };
  const now = new Date(draft.start.getTime() + 10 * 60_000);
  const submission = { save, shape, auto: false, honest: true, now };
  await db.transaction((tx) => submitClaimed(tx, [submission], { scoreFirst: true }));
  const [record] = await db.select().from(testRecord).where(eq(testRecord.id, id));
  if (record === undefined || record.status === 'RUNNING') throw new Error('The attempt was not submitted');
  return record;
}

/** A batch that a test belongs to. */
export async function addBatch(
  db: Database,
  testId: string,
  { startTime, endTime }: { startTime: Date; endTime: Date },
  kind: 'PRACTICE' | 'CERTIFICATE' = 'PRACTICE',
): Promise<string> {
  const id = randomUUID();
  await db.insert(assessmentBatch).values({ id, name: `批次 ${id.slice(0, 8)}`, kind, startTime, endTime });
  await db.insert(batchTest).values({ batchId: id, testId });
  return id;
}

/** Gives the course of an exam one lesson of 100 seconds, of which a student has watched `percent` within a batch. */
export async function watchForBatch(
  db: Database,
  { courseId }: Pick<ExamRows, 'courseId'>,
  { studentId, batchId, percent }: { studentId: string; batchId: string; percent: number },
): Promise<void> {
  const [sectionId, lessonId] = [randomUUID(), randomUUID()];
  const [found] = await db.select().from(chapter).where(eq(chapter.courseId, courseId));
  const chapterId = found?.id ?? '';
  await db.insert(section).values({ id: sectionId, chapterId, no: 1, title: '一节' });
  await db.insert(lesson).values({
    ...{ id: lessonId, courseId, chapterId, sectionId, no: '1.1', position: 1, title: '一讲' },
    ...{ level: 'KNOW', duration: 100, knowledge: [] },
  });
  await db
    .insert(batchWatched)
    .values({ studentId, batchId, lessonId, ranges: percent === 0 ? [] : [[0, percent]] });
}
