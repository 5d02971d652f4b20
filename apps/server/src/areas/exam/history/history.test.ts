import { errorCode } from '@qianwei/api/contract/envelope';
import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { eq } from 'drizzle-orm';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testRecord } from '../../../db/schema/exam.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { addBatch, addExamWithPaper, addHandedIn, type ExamRows } from '../../../testing/exam-rows.ts';
import { postgresDatabase } from '../../../testing/postgres-database.ts';
import type { TestDatabase } from '../../../testing/test-folder.ts';

const hour = 60 * 60_000;

let database: TestDatabase;
let app: DemoApp;
let exam: ExamRows;
let token: string;
let batches: string[];

beforeAll(async () => {
  database = await postgresDatabase('demo');
  app = await createDemoApp(database);
  const { db } = database;
  token = (await app.login('郑凯')).token;
  const [mine] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013220100009'));
  const studentId = mine!.studentId;
  exam = await addExamWithPaper(db, { type: 'PRACTICE', maxTry: 3, passScore: 2 });
  const from = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);
  batches = [
    await addBatch(db, exam.test.id, { startTime: from(-900), endTime: from(-600) }),
    await addBatch(db, exam.test.id, { startTime: from(-300), endTime: from(300) }),
  ];
  const [old, current] = batches;
  const made = [
    await addHandedIn(db, {
      exam,
      studentId,
      start: from(-700),
      answers: { single: 'B' },
      row: { bizId: old!, tryNo: 1 },
    }),
    await addHandedIn(db, {
      exam,
      studentId,
      start: from(-50),
      answers: { judge: true },
      row: { bizId: current!, tryNo: 1 },
    }),
    await addHandedIn(db, {
      exam,
      studentId,
      start: from(-2),
      answers: rightMost,
      row: { bizId: current!, tryNo: 2 },
    }),
  ];
  await db
    .update(testRecord)
    .set({ markedBy: '=HYPERLINK("http://x","王")', markedAt: from(-1) })
    .where(eq(testRecord.id, made[2]!.id));
}, 120_000);
afterAll(() => database?.close());

const rightMost = { single: 'B', multiple: ['A', 'C'], judge: true, blank: ['HAVING', ''] };
const ask = (payload: object = {}) =>
  app.call(getScoresHistory, { testId: exam.test.id, ...payload }, { token });

it('all tries come oldest first, in each batch the best one counts', async () => {
  const { data } = await ask();
  expect(
    data.list.map(({ bizId, tryNo, score, result, counted }) => [bizId, tryNo, score, result, counted]),
  ).toEqual([
    [batches[0], 1, 2, 'PASS', true],
    [batches[1], 1, 1, 'FAIL', false],
    [batches[1], 2, 6, 'PASS', true],
  ]);
  expect(data).toMatchObject({ obstacle: null, courseCode: exam.courseCode });
  const narrow = (await ask({ bizId: batches[0] })).data;
  expect(narrow.list).toHaveLength(1);
  expect(narrow).toMatchObject({ obstacle: { way: { kind: 'OFFICE' } } });
  expect(narrow.obstacle?.reason).toContain('截止');
});

it('API-13 the export is an Excel file with its Chinese name, and its numbers equal the list', async () => {
  const { list } = (await ask()).data;
  const response = await app.send(getScoresHistory, { testId: exam.test.id, export: true }, { token });
  expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '';
  expect(decodeURIComponent(name)).toBe('实践测评成绩_013220100009.xlsx');

  const workbook = new excel.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const sheet = workbook.worksheets[0]!;
  const heads = (sheet.getRow(1).values as string[]).slice(1);
  const column = (head: string) => heads.indexOf(head) + 1;
  expect(sheet.rowCount).toBe(list.length + 1);
  for (const [index, record] of list.entries()) {
    const value = (head: string) => sheet.getRow(index + 2).getCell(column(head)).value;
    expect(value('次序')).toBe(record.tryNo);
    expect(value('总分')).toBe(record.score);
    expect(value('客观分')).toBe(record.objective);
    expect(value('主观分')).toBe(record.subjective);
    expect(value('用时（秒）')).toBe(record.seconds);
    expect(value('批次')).toBe(record.bizName);
    const start = value('开始时间');
    expect(start).toBeInstanceOf(Date);
    expect((start as Date).toISOString().slice(0, 19).replace('T', ' ')).toBe(record.startTime);
  }
});

it('what a spreadsheet would take for a formula arrives as text', async () => {
  const response = await app.send(getScoresHistory, { testId: exam.test.id, export: true }, { token });
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const cells: excel.Cell[] = [];
  workbook.worksheets[0]!.eachRow((row) => row.eachCell((cell) => cells.push(cell)));
  expect(cells.filter(({ type }) => type === excel.ValueType.Formula)).toEqual([]);
  expect(cells.map(({ value }) => value)).toContain(`'=HYPERLINK("http://x","王")`);
});

it('an unknown test or batch is not found, as list and as file', async () => {
  const refused = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录', data: null };
  expect(await ask({ testId: 'none' })).toEqual({ ...refused, errorMsg: '未找到该测验或课程未开通' });
  expect(await ask({ bizId: 'none', export: true })).toEqual(refused);
  expect((await app.call(getScoresHistory, { testId: exam.test.id })).errorCode).toBe(
    errorCode.sessionInvalid,
  );
});
