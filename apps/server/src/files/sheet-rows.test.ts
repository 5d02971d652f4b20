import type { CellValue } from 'exceljs';
import { expect, it } from 'vitest';
import { DomainProblem } from '../problems.ts';
import { BadCell, digitsOf, readSheetRows, rowProblems, type SheetForm, textOf } from './sheet-rows.ts';
import { newWorkbook, workbookBytes } from './workbook.ts';

const form: SheetForm<'代码' | '名称', { code: string; name: string }> = {
  columns: ['代码', '名称'],
  readRow: (cells) => ({ code: digitsOf(cells('代码'), '代码', 5), name: textOf(cells('名称'), '名称') }),
  keyOf: ({ code }) => `代码 ${code}`,
};

async function read(...rows: readonly (readonly CellValue[])[]) {
  const workbook = await newWorkbook();
  workbook.addWorksheet('一').addRows(rows.map((row) => [...row]));
  return readSheetRows(Buffer.from(await workbookBytes(workbook)), form);
}

it('reads rows by the names of their columns, wherever these stand; others and empty rows are passed over', async () => {
  expect(await read(['名称', '说明', ' 代码 '], ['甲', '一', 23], [], ['乙', '二', '00024'])).toEqual({
    values: [
      { code: '00023', name: '甲' },
      { code: '00024', name: '乙' },
    ],
    problems: [],
  });
});

it('names every row with something wrong, by its number in the sheet', async () => {
  const { values, problems } = await read(
    ['代码', '名称'],
    ['1', '甲'],
    ['1', '乙'],
    [{ formula: 'A2', result: 1 }, '丙'],
    ['2', new Date(Date.UTC(1970, 0, 1))],
    ['3', true],
    ['123456', '丁'],
  );
  expect(values).toHaveLength(1);
  expect(problems).toEqual([
    { no: 3, text: '与第 2 行重复（代码 00001）' },
    { no: 4, text: '代码是公式，请粘贴为数值' },
    { no: 5, text: '名称是日期，请改成文本或数值' },
    { no: 6, text: '名称“true”不正确' },
    { no: 7, text: '代码“123456”应为 5 位数字' },
  ]);
});

it('reads a hyperlink with formatted text, in the head and in a row, as the text that it shows', async () => {
  const link = (...texts: string[]) =>
    ({
      text: { richText: texts.map((text) => ({ text })) },
      hyperlink: 'https://example.org',
    }) as unknown as CellValue;
  expect(
    await read([link('代', '码'), '名称'], [link('000', '23'), link('甲', ' 乙')], [link(''), '']),
  ).toEqual({ values: [{ code: '00023', name: '甲 乙' }], problems: [] });
});

it('quotes forty characters of a long cell, and refuses more text than a column takes', async () => {
  const long = '长'.repeat(32_767);
  const { problems } = await read(['代码', '名称'], [long, '甲'], ['1', long]);
  expect(problems).toEqual([
    { no: 2, text: `代码“${'长'.repeat(40)}…”超过 100 个字` },
    { no: 3, text: `名称“${'长'.repeat(40)}…”超过 100 个字` },
  ]);
  const heads = Array.from({ length: 500 }, () => long.slice(0, 1_000));
  const failed = await read(heads).catch((error: Error) => error.message);
  expect(failed).toMatch(/ 等 500 列$/);
  expect(failed).toHaveProperty('length', expect.any(Number));
  expect(String(failed).length).toBeLessThan(1_500);
});

it('a head with a column too few or twice is one message with what was found', async () => {
  await expect(read(['代码', '代码', '名'])).rejects.toThrow(
    new DomainProblem('第 1 行缺少列：名称；重复的列：代码。找到的列：代码、代码、名'),
  );
});

it('a fault of the program is not taken for a fault of the file', async () => {
  const broken = {
    ...form,
    readRow: () => {
      throw new TypeError('broken');
    },
  };
  const workbook = await newWorkbook();
  workbook.addWorksheet('一').addRows([
    ['代码', '名称'],
    ['1', '甲'],
  ]);
  const content = Buffer.from(await workbookBytes(workbook));
  await expect(readSheetRows(content, broken)).rejects.toThrow(TypeError);
  expect(new BadCell('x')).not.toBeInstanceOf(TypeError);
});

it('of very many problems the first fifty are listed, in the order of the sheet', () => {
  const problems = Array.from({ length: 60 }, (_, index) => ({ no: 61 - index, text: '错' }));
  const lines = rowProblems('课表', problems).message.split('\n');
  expect([lines[0], lines[1], lines.at(-1), lines.length]).toEqual([
    '课表没有导入，共 60 行有问题：',
    '第 2 行：错',
    '……另有 10 行没有列出',
    52,
  ]);
});

it('refuses what is in a cell and not seen, and quotes it without controls', async () => {
  const { values, problems } = await read(
    ['代码', '名称'],
    ['1', '江澜中学\u200b'],
    ['2', '江澜_x001B_[2J中学'],
    ['3', '第_x000A_02 考场'],
  );
  expect(values).toEqual([]);
  expect(problems).toEqual([
    { no: 2, text: expect.stringMatching(/^名称“江澜中学.?”里有换行或看不见的字符，请重新输入$/u) },
    { no: 3, text: '名称“江澜\ufffd[2J中学”里有换行或看不见的字符，请重新输入' },
    { no: 4, text: expect.stringContaining('里有换行或看不见的字符，请重新输入') },
  ]);
});

it('reads the first sheet that staff can see', async () => {
  const workbook = await newWorkbook();
  workbook.addWorksheet('藏', { state: 'veryHidden' }).addRows([
    ['代码', '名称'],
    ['1', '甲'],
  ]);
  workbook.addWorksheet('见').addRows([
    ['代码', '名称'],
    ['2', '乙'],
  ]);
  const { values } = await readSheetRows(Buffer.from(await workbookBytes(workbook)), form);
  expect(values).toEqual([{ code: '00002', name: '乙' }]);
});
