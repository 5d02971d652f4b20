import {
  type Grade,
  getGradeList,
  gradeResultTitles,
  gradeTypeTitles,
} from '@qianwei/api/contract/academic/grade';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import excel from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../../../tests/support/pdf-text.ts';
import { grade } from '../../../db/schema/academic.ts';
import { student } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('the transcript', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  });

  async function save(name: string, format: 'PDF' | 'XLSX') {
    const { token } = await app.login(name);
    // One page of one result, and a filter that nothing fits: the file holds all the same.
    const payload = { export: true, format, pageSize: 1, keyword: '无' };
    const response = await app.send(getGradeList, payload, { token });
    const file = decodeURIComponent(
      /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    );
    return { file, type: response.headers.get('content-type'), body: await response.arrayBuffer() };
  }
  async function sheetOf(name: string) {
    const { body } = await save(name, 'XLSX');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(body);
    return workbook.worksheets[0]!;
  }
  const textOf = async (name: string) => pdfPages(Buffer.from((await save(name, 'PDF')).body));
  /** The cells of the row that begins with a text. */
  function rowOf(sheet: excel.Worksheet, first: string): excel.CellValue[] {
    let found: excel.CellValue[] = [];
    sheet.eachRow((row) => {
      if (row.getCell(1).value === first) found = (row.values as excel.CellValue[]).slice(1);
    });
    return found;
  }

  const golden = [
    ['周子墨', '68.8', '（78＋66＋71＋60）÷4＝275÷4'],
    ['吴佳怡', '69.6', '＝1044÷15'],
    ['郑凯', '72.4', '＝1086÷15'],
    ['孙浩然', '69.4', '÷21＝'],
  ] as const;

  it.each(golden)(
    '%s: 学位均分 %s in the workbook, as a number with its arithmetic',
    async (name, average, sum) => {
      const { examineeNo } = demoAccount(name);
      const { file, type } = await save(name, 'XLSX');
      expect([file, type]).toEqual([
        `成绩单_${examineeNo}.xlsx`,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ]);
      const sheet = await sheetOf(name);
      expect(rowOf(sheet, '准考证号')[1]).toBe(examineeNo);
      const [, value, words] = rowOf(sheet, '学位均分');
      expect(value).toBe(Number(average));
      expect(words).toContain(sum);
    },
  );

  it.each(golden)('%s: 学位均分 %s in the PDF, on one A4 page', async (name, average, sum) => {
    const { examineeNo } = demoAccount(name);
    const { file, type, body } = await save(name, 'PDF');
    expect([file, type]).toEqual([`成绩单_${examineeNo}.pdf`, 'application/pdf']);
    const pages = pdfPages(Buffer.from(body));
    expect(pages).toHaveLength(1);
    for (const text of [
      `江澜大学成绩单姓名${name}准考证号${examineeNo}`,
      `${sum}`,
      `保留一位小数为${average}`,
      '第1页，共1页',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).toMatch(/校验码([0-9A-F]{4}){4}第/);
    expect(pages[0]).toMatch(/打印时间\d{4}年\d+月\d+日（周.）\d\d:\d\d:\d\d$/);
  });

  describe('says what the answer behind the grade page says', () => {
    async function answerOf(name: string) {
      const { token } = await app.login(name);
      const { data } = await app.call(getGradeList, { pageSize: 100 }, { token });
      return { ...data, list: data.list.filter(({ result }) => result !== 'PENDING') };
    }
    const printed = (score: number | null) => (score === null ? '—' : String(score));
    const resultOf = ({ gradeType, result, level }: Grade) => {
      if (gradeType === 'EXEMPT') return gradeTypeTitles.EXEMPT;
      return level === null || level === 'FAIL' ? gradeResultTitles[result] : thesisLevelTitles[level];
    };
    /** A line as it is printed, with the note below the name. */
    const lineOf = (grade: Grade) =>
      [
        ...[grade.courseCode, grade.courseName, grade.note, grade.credit === 0 ? '不计' : grade.credit],
        ...[gradeTypeTitles[grade.gradeType], grade.periodName, printed(grade.examScore)],
        ...[printed(grade.processScore), printed(grade.finalScore), resultOf(grade)],
      ]
        .join('')
        .replaceAll(/\s/g, '');

    it.each(golden)('%s: each result and every sum in the PDF, in its order', async (name) => {
      const { list, summary } = await answerOf(name);
      const [text = ''] = await textOf(name);
      const places = list.map((grade) => text.indexOf(lineOf(grade)));
      expect(list.filter((_, index) => places[index] === -1).map(lineOf)).toEqual([]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const { passedCount, totalCount, practicePassed, practiceTotal, credit, minCredit } = summary;
      for (const words of [
        `笔试${passedCount}/${totalCount}门，实践${practicePassed}/${practiceTotal}门`,
        `学分${credit}/${minCredit}`,
        `${summary.avgTerms.length}，保留一位小数为${summary.avg?.toFixed(1)}`,
        `${summary.degreeTerms.length}，保留一位小数为${summary.degreeAvg?.toFixed(1)}`,
      ])
        expect(text).toContain(words);
    });

    it.each(golden)('%s: each result in the workbook, numbers as numbers', async (name) => {
      const { list, summary } = await answerOf(name);
      const sheet = await sheetOf(name);
      const rows: unknown[][] = [];
      sheet.eachRow((row) => {
        const values = Array.from({ length: 10 }, (_, index) => row.getCell(index + 1).value);
        if (/^\d{5}$/.test(String(values[0]))) rows.push(values);
      });
      expect(rows.map((values) => [...values.slice(0, 8), values[9]])).toEqual(
        list.map((grade) => [
          ...[grade.courseCode, grade.courseName, grade.credit, gradeTypeTitles[grade.gradeType]],
          ...[grade.periodName, grade.examScore, grade.processScore, grade.finalScore],
          grade.counted ? '是' : null,
        ]),
      );
      expect(rowOf(sheet, '均分')[1]).toBe(summary.avg);
      expect(rowOf(sheet, '学位均分')[1]).toBe(summary.degreeAvg);
    });
  });

  it('周子墨: 59.5 stays 59.5 and 不合格, in both', async () => {
    const row = rowOf(await sheetOf('周子墨'), '13003');
    expect(row.slice(0, 9)).toEqual([
      ...['13003', '数据结构与算法', 4, '统考', expect.stringContaining('考期'), 59.5],
      ...[undefined, 59.5, '不合格'],
    ]);
    const [text] = await textOf('周子墨');
    expect(text).toContain('59.5—59.5不合格');
    expect(text).toContain('66合格（已更正）');
    expect(text).toContain('折算68.9，取较高的统考');
  });

  it('孙浩然: 63.6 is printed as 不合格 and its reason', async () => {
    const [text] = await textOf('孙浩然');
    expect(text).toMatch(/答辩54分，低于60分，总评不合格.*63\.6不合格/);
  });

  it('the same results have the same 校验码, others another one', async () => {
    const codeOf = async (name: string) => rowOf(await sheetOf(name), '校验码')[1];
    const first = await codeOf('周子墨');
    app.wait(61_000);
    expect(await codeOf('周子墨')).toBe(first);
    expect((await textOf('周子墨'))[0]).toContain(`校验码${String(first).replaceAll(' ', '')}`);
    expect(await codeOf('郑凯')).not.toBe(first);
  });

  describe('what somebody has entered', () => {
    it('stays text: a formula for a spreadsheet, markup and code for the PDF', async () => {
      const { db } = open();
      const [row] = await db
        .update(grade)
        .set({ note: '=cmd() #panic("x") $y$ *z*' })
        .where(eq(grade.note, '按等级评定'))
        .returning();
      expect(row).toBeDefined();
      const sheet = await sheetOf('郑凯');
      const cells: excel.Cell[] = [];
      sheet.eachRow((line) => line.eachCell((cell) => cells.push(cell)));
      expect(cells.filter(({ type }) => type === excel.ValueType.Formula)).toEqual([]);
      expect(cells.map(({ value }) => value)).toContain(`'=cmd() #panic("x") $y$ *z*`);
      expect((await textOf('郑凯'))[0]).toContain('=cmd()#panic("x")$y$*z*');
    });

    it('is left out before it is published', async () => {
      const { db } = open();
      const { studentId, studentMajorId } = grade;
      const of = eq(student.id, grade.studentId);
      const [owner] = await db
        .select({ studentId, studentMajorId })
        .from(grade)
        .innerJoin(student, of)
        .where(eq(student.name, '冯雪'));
      await db.insert(grade).values({
        ...{ ...owner!, courseId: '14848', gradeType: 'THESIS', periodName: '批次', result: 'PASS' },
        ...{ finalScore: 91.7, level: 'EXCELLENT', note: '答辩优秀' },
        publishTime: new Date(app.clock.now().getTime() + 3_600_000),
      });
      const lines: string[] = [];
      (await sheetOf('冯雪')).eachRow((row) => lines.push(JSON.stringify(row.values)));
      for (const text of [lines.join('\n'), (await textOf('冯雪'))[0]!])
        for (const secret of ['91.7', '14848', '优秀', '未公布']) expect(text).not.toContain(secret);
    });

    it('a character that the font lacks is said, not dropped', async () => {
      await open().db.update(student).set({ name: '李䶮轩' }).where(eq(student.name, '李明轩'));
      const { token } = await app.login('李明轩');
      const response = await app.send(getGradeList, { export: true, format: 'PDF' }, { token });
      const [text] = pdfPages(Buffer.from(await response.arrayBuffer()));
      expect(text).toContain('姓名李〓轩');
      expect(text).toContain('〓代替打印字库没有的字（U+4DAE），以考籍登记为准');
    });
  });

  it('is made at most ten times in ten minutes', async () => {
    const { token } = await app.login('陈思远');
    const ask = () => app.send(getGradeList, { export: true, format: 'XLSX' }, { token });
    for (let time = 0; time < 10; time += 1)
      expect((await ask()).headers.get('content-type')).toContain('sheet');
    expect(await (await ask()).json()).toMatchObject({ errorCode: errorCode.tooFrequent });
  });
});
