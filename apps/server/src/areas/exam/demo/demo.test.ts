import { getHomeIndex } from '@qianwei/api/contract/home';
import { sumScores } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { test, testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { question, wrongBook } from '../../../db/schema/question.ts';
import { student } from '../../../db/schema/student.ts';
import { isObjective, scoreAnswer } from '../../../questions/score-answer.ts';
import { contentFolder } from '../../../server-root.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { formatDateTime } from '../../../time.ts';
import { checkItems } from '../bank/check-items.ts';
import { drawPaper } from '../shared/paper/draw-paper.ts';
import { openQuestions } from '../shared/paper/paper.queries.ts';
import { demoAttempts } from './attempts.ts';
import { bankOf } from './load-attempts.ts';
import { readBankFiles } from './load-questions.ts';

it('every question of the demo is sound, and there are enough of them (screens §13)', async () => {
  const files = await readBankFiles(contentFolder());
  expect(files).toHaveLength(30);
  for (const file of files) {
    const { bank, problems } = checkItems(file);
    expect([file.courseCode, ...problems]).toEqual([file.courseCode]);
    const minItems = ['04735', '13003', '15044', '13140'].includes(file.courseCode) ? 60 : 20;
    expect(bank?.items.length).toBeGreaterThanOrEqual(minItems);
    for (const item of bank?.items ?? [])
      for (const { points } of [item, ...item.children])
        for (const { keywords } of points) expect(keywords.length).toBeGreaterThan(0);
  }
});

onPostgres('the exams of the demo institution', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  it('every online test draws a paper of exactly its points, whatever the seed', async () => {
    const { db } = open();
    const questions = await db.select().from(question);
    const tests = await db.select().from(test).where(eq(test.assessMode, 'ONLINE'));
    expect(tests.filter(({ type }) => type !== 'CHAPTER')).toHaveLength(30);
    expect(tests.filter(({ courseId, type }) => courseId === '04735' && type === 'CHAPTER')).toHaveLength(8);
    for (const { courseId, chapterId, blueprint, totalScore } of tests) {
      const own = bankOf({ courseId, chapterId }, questions);
      for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
        const { entries } = drawPaper({ questions: own, blueprint, seed });
        expect([courseId, sumScores(entries.map(({ score }) => score))]).toEqual([courseId, totalScore]);
      }
    }
  });

  const attemptsOf = async (name: string, testId: string) => {
    const rows = await open()
      .db.select({ record: testRecord })
      .from(testRecord)
      .innerJoin(student, eq(student.id, testRecord.studentId))
      .where(and(eq(student.name, name), eq(testRecord.testId, testId)));
    return rows.map(({ record }) => record).sort((a, b) => a.tryNo - b.tryNo);
  };
  const answersOf = (testRecordId: string) =>
    open().db.select().from(testAnswer).where(eq(testAnswer.testRecordId, testRecordId));

  it('周子墨 answers: 48:12 are left, 26 of 44 are answered, question 17 is the one of the drawing', async () => {
    const [, running] = await attemptsOf('周子墨', '04735-comprehensive');
    expect(running).toMatchObject({ status: 'RUNNING', tryNo: 2 });
    const started = app.clock.now().getTime() - running!.startTime.getTime();
    expect(running!.endTime.getTime() - running!.startTime.getTime()).toBe(90 * 60_000);
    expect(started).toBeGreaterThanOrEqual((41 * 60 + 48) * 1000);
    const answers = await answersOf(running!.id);
    const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
    const numbers = running!.paper.entries.filter(({ questionId }) => byId.has(questionId));
    const wanted = Array.from({ length: 44 }, (_, index) => index + 1);
    expect(numbers.map(({ number }) => number)).toEqual(
      wanted.filter((number) => number <= 18 || (number >= 21 && number <= 28)),
    );
    const marked = numbers.filter(({ questionId }) => byId.get(questionId)?.marked);
    expect(marked.map(({ number }) => number)).toEqual([9, 18, 28]);
    const questions = await openQuestions(open().db, running!.paper);
    expect(questions[16]?.stem).toContain('关系模型的完整性约束包括');
    expect(byId.get(questions[16]!.id)?.answer).toEqual(['A', 'B']);
    expect(new Set(running!.paper.entries.map(({ number }) => number)).size).toBe(44);
    expect(Math.max(...answers.map(({ at }) => at.getTime()))).toBe(running!.savedAt?.getTime());
  });

  it('home says of the running test what is in it', async () => {
    const { token } = await app.login('周子墨');
    const { nextStep } = (await app.call(getHomeIndex, {}, { token })).data;
    const [, running] = await attemptsOf('周子墨', '04735-comprehensive');
    expect(nextStep).toMatchObject({
      code: 'TEST_RUNNING',
      title: '《数据库系统原理》综合测验',
      path: '/course/answer/04735/04735-comprehensive',
    });
    expect(nextStep?.note).toBe('第 2 次，共 2 次，取最高分；目前最高 78 分');
    expect(nextStep?.deadline).toBe(formatDateTime(running!.endTime));
    expect(running!.paper.entries).not.toHaveLength(0);
  });

  it('the scores of what was answered before are what scoring and marks give', async () => {
    for (const attempt of demoAttempts) {
      const rows = await attemptsOf(attempt.name, attempt.testId);
      const record = rows.find(({ tryNo, bizId }) => tryNo === attempt.tryNo && bizId === attempt.bizId)!;
      const questions = new Map(
        (await openQuestions(open().db, record.paper)).map((row) => [row.id, row] as const),
      );
      const answers = await answersOf(record.id);
      expect(answers).toHaveLength(record.paper.entries.length);
      const scores = new Map(record.paper.entries.map((entry) => [entry.questionId, entry.score]));
      for (const { questionId, answer, got } of answers) {
        const row = questions.get(questionId)!;
        const maxScore = scores.get(questionId) ?? 0;
        if (isObjective(row)) expect(got).toBe(scoreAnswer(row, answer, maxScore).got);
        else if (got !== null) expect(got).toBeLessThanOrEqual(maxScore);
      }
      const objective = answers.filter(({ questionId }) => isObjective(questions.get(questionId)!));
      expect(record.objective).toBe(sumScores(objective.map(({ got }) => got ?? 0)));
      expect(record.receiptNo).toMatch(/^CS\d{8}-\d{6}$/);
      if (attempt.status !== 'GRADED') {
        expect([record.subjective, record.score]).toEqual([null, null]);
        continue;
      }
      expect(record.score).toBe(attempt.score);
      expect(sumScores(answers.map(({ got }) => got ?? 0))).toBe(attempt.score);
    }
  });

  it('wrong choices stand in the wrong-question book, once for each question', async () => {
    const [first] = await attemptsOf('周子墨', '04735-comprehensive');
    const questions = await openQuestions(open().db, first!.paper);
    const answers = new Map((await answersOf(first!.id)).map((row) => [row.questionId, row]));
    const scores = new Map(first!.paper.entries.map((entry) => [entry.questionId, entry.score]));
    const wrong = questions.filter(
      (row) => isObjective(row) && answers.get(row.id)?.got !== scores.get(row.id),
    );
    expect(wrong.length).toBeGreaterThan(3);
    // Those of the chapter tests are in it too.
    const ids = new Set(questions.map(({ id }) => id));
    const rows = await open()
      .db.select()
      .from(wrongBook)
      .where(and(eq(wrongBook.studentId, first!.studentId), eq(wrongBook.courseId, '04735')));
    const inBook = rows.map(({ questionId }) => questionId).filter((id) => ids.has(id));
    expect(wrong.map(({ id }) => id).filter((id) => !inBook.includes(id))).toEqual([]);
    expect(new Set(rows.map(({ questionId }) => questionId)).size).toBe(rows.length);
  });
});
