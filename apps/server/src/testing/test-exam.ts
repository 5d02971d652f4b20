import { randomUUID } from 'node:crypto';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';
import { createMovableClock, type MovableClock } from '../clock.ts';
import { course } from '../db/schema/course.ts';
import { type BlueprintPart, test } from '../db/schema/exam.ts';
import { type AnswerKey, question, type ScorePoint } from '../db/schema/question.ts';
import type { Deps } from '../deps.ts';
import { addExamCourse, openExamCourses } from './exam-courses.ts';
import { newCourseCode } from './new-course-code.ts';

/** A clock that stands still until a test moves it: a busy machine must not eat up an attempt's last second. */
export function examClock(): MovableClock {
  const start = new Date('2026-11-21T02:00:00Z');
  return createMovableClock({ now: () => start });
}

/** Texts that no answer may hold before its time. */
export const secretTexts = ['解析暗号', '参考暗号', '采分暗号', '关键暗号', 'SECRETBLANK', '暗号空'];

const options = ['A', 'B', 'C', 'D'].map((key) => ({ key, text: `选项 ${key}` }));
const points: ScorePoint[] = [
  { text: '采分暗号一', score: 2, keywords: ['关键暗号'] },
  { text: '采分暗号二', score: 4, keywords: [] },
];
const reference: AnswerKey = { kind: 'REFERENCE', reference: '参考暗号' };

const bank: Readonly<Record<QuestionType, { count: number; score: number; answer: AnswerKey }>> = {
  SINGLE: { count: 4, score: 2, answer: { kind: 'KEY', key: 'B' } },
  MULTIPLE: { count: 2, score: 2, answer: { kind: 'KEYS', keys: ['A', 'C'] } },
  JUDGE: { count: 2, score: 1, answer: { kind: 'TRUTH', truth: false } },
  BLANK: { count: 2, score: 1, answer: { kind: 'BLANKS', accepted: [['SECRETBLANK', '−2']] } },
  TERM: { count: 1, score: 3, answer: reference },
  SHORT: { count: 1, score: 6, answer: reference },
  ESSAY: { count: 1, score: 10, answer: reference },
  MATERIAL: { count: 1, score: 9, answer: { kind: 'NONE' } },
};

/** One part of each type, 44 points; `objectiveOnly` leaves out what a person has to mark: 16 points. */
const blueprintOf = (objectiveOnly: boolean): BlueprintPart[] =>
  Object.entries(bank).flatMap(([type, { count, score, answer }]) =>
    objectiveOnly && (answer.kind === 'REFERENCE' || answer.kind === 'NONE')
      ? []
      : [{ questionType: type as QuestionType, count, score }],
  );

/** Right answer to each type of `addExamWithBank`. */
export const rightAnswers: Readonly<Record<QuestionType, AnswerValue>> = {
  SINGLE: 'B',
  MULTIPLE: ['A', 'C'],
  JUDGE: false,
  BLANK: ['secretblank'],
  TERM: '关键暗号',
  SHORT: '关键暗号',
  ESSAY: '关键暗号',
  MATERIAL: null,
};

/**
 * Puts a course with a bank of every type, opened to the students of `addStudent`, and a test of 90 minutes and two tries, into a database. The server draws
 * its papers from the bank as for a student; where an attempt is only to be there, it is `addExamWithPaper`.
 */
export async function addExamWithBank(
  { db }: Pick<Deps, 'db'>,
  row: Partial<typeof test.$inferInsert> = {},
  { objectiveOnly = false } = {},
): Promise<{ courseId: string; testId: string }> {
  const [courseId, testId] = [randomUUID(), randomUUID()];
  const courseCode = newCourseCode();
  await db.insert(course).values({ id: courseId, courseCode, name: '试验课', credit: 4, kind: 'CORE' });
  await addExamCourse(db, courseId);
  const common = (type: QuestionType, no: number) => ({
    id: randomUUID(),
    courseId,
    code: `${courseCode}-${type}-${no}`,
    type,
    stem: `${type} 第 ${no} 题 ____`,
    options: type === 'SINGLE' || type === 'MULTIPLE' ? options : [],
    analysis: `解析暗号 ${no}`,
    points: bank[type].answer.kind === 'REFERENCE' ? points : [],
    score: bank[type].score,
    answer: bank[type].answer,
  });
  const rows: (typeof question.$inferInsert)[] = Object.entries(bank).flatMap(([type, { count }]) =>
    Array.from({ length: count }, (_, no) => common(type as QuestionType, no)),
  );
  const materialId = rows.find(({ type }) => type === 'MATERIAL')?.id ?? null;
  const accepted = [['SECRETBLANK'], ['暗号空']];
  await db.insert(question).values([
    ...rows,
    {
      ...common('BLANK', 10),
      answer: { kind: 'BLANKS', accepted },
      score: 2,
      materialId,
      position: 1,
    },
    { ...common('SINGLE', 11), score: 1, materialId, position: 2 },
    { ...common('SHORT', 12), score: 6, materialId, position: 3 },
  ]);
  const blueprint = blueprintOf(objectiveOnly);
  await db.insert(test).values({
    id: testId,
    courseId,
    name: '综合测验',
    type: 'COMPREHENSIVE',
    blueprint,
    totalScore: objectiveOnly ? 16 : 44,
    passScore: 10,
    minutes: 90,
    maxTry: 2,
    ...row,
  });
  await openExamCourses(db);
  return { courseId, testId };
}
