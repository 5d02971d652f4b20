import type { Cell, CellValue, Row, Worksheet } from 'exceljs';
import { readFirstSheet, UnreadableWorkbook } from '../../../../files/workbook.ts';
import { DomainProblem } from '../../../../problems.ts';

const columns = ['准考证号', '课程代码', '统考成绩', '过程性成绩', '备注'] as const;

type ColumnName = (typeof columns)[number];

/** The most bytes of a file, and rows of its sheet. */
const maxBytes = 20 * 1024 * 1024;
const maxRows = 100_000;

/** 备注 that stands in place of a score. */
const remarks = { 缺考: 'ABSENT', 违纪: 'VIOLATION' } as const;

/** A result as the sheet has it. */
export interface SheetGrade {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 12 digits. */
  readonly examineeNo: string;
  /** 5 digits. */
  readonly courseCode: string;
  /** Null when absent or in violation of the rules. */
  readonly exam: number | null;
  readonly process: number | null;
  /** Null where there is a score. */
  readonly remark: 'ABSENT' | 'VIOLATION' | null;
}

/** Something wrong with a row. */
export interface RowProblem {
  readonly no: number;
  readonly text: string;
}

/** A value that is of no use; the message says what is wrong with its cell. */
class BadCell extends Error {}

const isObject = (
  value: CellValue,
): value is Exclude<CellValue, string | number | boolean | null | undefined> =>
  typeof value === 'object' && value !== null;

/** What a cell holds, as text; '' for an empty one. Refuses what is not typed in: formulas, dates, errors, truth. */
function textOf(cell: Cell, name: ColumnName): string {
  const { value } = cell;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) throw new BadCell(`${name}是日期，请改成文本或数值`);
  if (isObject(value) && ('formula' in value || 'sharedFormula' in value))
    throw new BadCell(`${name}是公式，请粘贴为数值`);
  if (typeof value === 'boolean' || (isObject(value) && 'error' in value))
    throw new BadCell(`${name}“${cell.text}”不正确`);
  return cell.text.normalize('NFKC').trim();
}

/** A code that a spreadsheet may have taken for a number, which loses its zeros: 23 is 00023. */
function codeOf(cell: Cell, name: ColumnName, digits: number): string {
  const text = textOf(cell, name).replaceAll(' ', '');
  if (text === '') throw new BadCell(`没有${name}`);
  if (!/^\d+$/.test(text) || text.length > digits) throw new BadCell(`${name}“${text}”应为 ${digits} 位数字`);
  return text.padStart(digits, '0');
}

/** A score of at most one decimal; null for an empty cell. */
function scoreOf(cell: Cell, name: ColumnName): number | null {
  const text = textOf(cell, name);
  if (text === '') return null;
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new BadCell(`${name}“${text}”应在 0–100 之间，最多一位小数`);
  return Number(text);
}

function remarkOf(cell: Cell): SheetGrade['remark'] {
  const text = textOf(cell, '备注');
  if (text === '') return null;
  if (!Object.hasOwn(remarks, text)) throw new BadCell(`备注“${text}”应为缺考、违纪或留空`);
  return remarks[text as keyof typeof remarks];
}

/** Which column stands where. Throws DomainProblem with all that is missing or there twice, and what was found. */
function readHead(row: Row): ReadonlyMap<ColumnName, number> {
  const found: { name: string; at: number }[] = [];
  row.eachCell((cell, at) => {
    const name = cell.text.normalize('NFKC').trim();
    if (name !== '') found.push({ name, at });
  });
  const times = (column: string) => found.filter(({ name }) => name === column).length;
  const missing = columns.filter((column) => times(column) === 0);
  const twice = columns.filter((column) => times(column) > 1);
  const problems = [
    missing.length > 0 && `缺少列：${missing.join('、')}`,
    twice.length > 0 && `重复的列：${twice.join('、')}`,
  ].filter((text) => text !== false);
  if (problems.length > 0)
    throw new DomainProblem(
      `第 1 行${problems.join('；')}。找到的列：${found.map(({ name }) => name).join('、') || '（无）'}`,
    );
  return new Map(
    found.flatMap(({ name, at }) => {
      const column = columns.find((wanted) => wanted === name);
      return column === undefined ? [] : [[column, at] as const];
    }),
  );
}

function readRow(row: Row, no: number, head: ReadonlyMap<ColumnName, number>): SheetGrade {
  const cell = (name: ColumnName) => row.getCell(head.get(name) ?? 0);
  const examineeNo = codeOf(cell('准考证号'), '准考证号', 12);
  const courseCode = codeOf(cell('课程代码'), '课程代码', 5);
  const exam = scoreOf(cell('统考成绩'), '统考成绩');
  const process = scoreOf(cell('过程性成绩'), '过程性成绩');
  const remark = remarkOf(cell('备注'));
  if (remark === null && exam === null) throw new BadCell('没有统考成绩，备注也没有写缺考或违纪');
  if (remark !== null && exam !== null) throw new BadCell('写了缺考或违纪，就不应有统考成绩');
  return { no, examineeNo, courseCode, exam, process, remark };
}

const isEmpty = (row: Row, head: ReadonlyMap<ColumnName, number>) =>
  [...head.values()].every((at) => row.getCell(at).text.trim() === '');

async function openSheet(content: Buffer): Promise<Worksheet> {
  if (content.length > maxBytes) throw new DomainProblem('文件超过 20 MB，请分成几个文件导入');
  try {
    return await readFirstSheet(content);
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new DomainProblem(error.message);
    throw error;
  }
}

/**
 * Reads the first sheet of a workbook: a result in each row, empty rows are skipped. Every row with something wrong is
 * named. Rejects with DomainProblem when it is no workbook or a column is missing.
 */
export async function readGradeSheet(
  content: Buffer,
): Promise<{ grades: SheetGrade[]; problems: RowProblem[] }> {
  const sheet = await openSheet(content);
  const head = readHead(sheet.getRow(1));
  if (sheet.rowCount > maxRows) throw new DomainProblem(`超过 ${maxRows} 行，请分成几个文件导入`);
  const [grades, problems]: [SheetGrade[], RowProblem[]] = [[], []];
  const first = new Map<string, number>();
  sheet.eachRow((row, no) => {
    if (no === 1 || isEmpty(row, head)) return;
    try {
      const grade = readRow(row, no, head);
      const key = `${grade.examineeNo} ${grade.courseCode}`;
      const earlier = first.get(key);
      if (earlier !== undefined)
        throw new BadCell(`与第 ${earlier} 行重复（准考证号 ${grade.examineeNo}，课程 ${grade.courseCode}）`);
      first.set(key, no);
      grades.push(grade);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ no, text: error.message });
    }
  });
  return { grades, problems };
}
