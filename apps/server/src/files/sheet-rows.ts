import type { Cell, CellValue, Row, Worksheet } from 'exceljs';
import { DomainProblem } from '../problems.ts';
import { hasUnseen, maxQuoted, quoted, withoutControls } from '../typed-text.ts';
import { readFirstSheet, UnreadableWorkbook } from './workbook.ts';

/** The most bytes of a file, and rows of its sheet. */
const maxBytes = 20 * 1024 * 1024;
const maxRows = 100_000;

/** How many problems are listed. */
const maxListed = 50;

/** Something wrong with a row; `no` is its number in the sheet, the head being 1. */
export interface RowProblem {
  readonly no: number;
  readonly text: string;
}

/** A value that is of no use; the message says what is wrong with its cell. */
export class BadCell extends Error {}

/** The cells of a row by the names of their columns. */
type CellsOf<Column extends string> = (column: Column) => Cell;

/** Form of a staff sheet: its columns, and how a row of it is read. */
export interface SheetForm<Column extends string, Value> {
  readonly columns: readonly Column[];
  /** Columns that may be missing: their cells are then empty. */
  readonly optional?: readonly Column[];
  /** Throws BadCell. */
  readRow(cells: CellsOf<Column>, no: number): Value;
  /** Key that no two rows may share, in words: 课程 04735. */
  keyOf(value: Value): string;
}

/** Headings that a message names. */
const maxHeads = 30;

const isObject = (
  value: CellValue,
): value is Exclude<CellValue, string | number | boolean | null | undefined> =>
  typeof value === 'object' && value !== null;

/** Shown text of a cell, formatted text as plain text: the library hands the runs of a hyperlink on as they are. */
function shownText({ text }: Cell, form: 'NFKC' | 'NFC' = 'NFKC'): string {
  const shown: unknown = text;
  if (typeof shown === 'string') return shown.normalize(form).trim();
  const { richText = [] } = (shown ?? {}) as { readonly richText?: readonly { readonly text?: string }[] };
  return richText
    .map((run) => run.text ?? '')
    .join('')
    .normalize(form)
    .trim();
}

/** Characters that a column takes unless its form says more. */
const maxText = 100;

/**
 * Text in a cell, at most `max` characters; '' for an empty one. Throws BadCell for more, and for what is not typed in:
 * formulas, dates, errors, booleans.
 */
export function textOf(cell: Cell, name: string, max = maxText): string {
  const { value } = cell;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) throw new BadCell(`${name}是日期，请改成文本或数值`);
  if (isObject(value) && ('formula' in value || 'sharedFormula' in value))
    throw new BadCell(`${name}是公式，请粘贴为数值`);
  if (typeof value === 'boolean' || (isObject(value) && 'error' in value))
    throw new BadCell(`${name}${quoted(shownText(cell))}不正确`);
  const text = shownText(cell);
  if (hasUnseen(text)) throw new BadCell(`${name}${quoted(text)}里有换行或看不见的字符，请重新输入`);
  if (text.length > max) throw new BadCell(`${name}${quoted(text)}超过 ${max} 个字`);
  return text;
}

/**
 * As `textOf`, with the punctuation as it was typed: of an address or a name, which is printed. Two spellings that look
 * alike are still one. Throws BadCell.
 */
export function wordsOfCell(cell: Cell, name: string, max = maxText): string {
  textOf(cell, name, max);
  return shownText(cell, 'NFC');
}

/** A code that a spreadsheet may have taken for a number, which loses its zeros: 23 is 00023. Throws BadCell. */
export function digitsOf(cell: Cell, name: string, digits: number): string {
  const text = textOf(cell, name).replaceAll(' ', '');
  if (text === '') throw new BadCell(`没有${name}`);
  if (!/^\d+$/.test(text) || text.length > digits)
    throw new BadCell(`${name}${quoted(text)}应为 ${digits} 位数字`);
  return text.padStart(digits, '0');
}

/** Which column stands where. Throws DomainProblem with all that is missing or there twice, and what was found. */
function readHead<Column extends string>(
  row: Row,
  { columns, optional = [] }: Pick<SheetForm<Column, unknown>, 'columns' | 'optional'>,
): ReadonlyMap<Column, number> {
  const found: { name: string; at: number }[] = [];
  row.eachCell((cell, at) => {
    const name = withoutControls(shownText(cell));
    if (name !== '') found.push({ name, at });
  });
  const times = (column: string) => found.filter(({ name }) => name === column).length;
  const missing = columns.filter((column) => times(column) === 0 && !optional.includes(column));
  const twice = columns.filter((column) => times(column) > 1);
  const problems = [
    missing.length > 0 && `缺少列：${missing.join('、')}`,
    twice.length > 0 && `重复的列：${twice.join('、')}`,
  ].filter((text) => text !== false);
  if (problems.length > 0) {
    const named = found
      .slice(0, maxHeads)
      .map(({ name }) => (name.length <= maxQuoted ? name : `${name.slice(0, maxQuoted)}…`));
    const more = found.length > maxHeads ? ` 等 ${found.length} 列` : '';
    throw new DomainProblem(
      `第 1 行${problems.join('；')}。找到的列：${named.join('、') || '（无）'}${more}`,
    );
  }
  return new Map(
    found.flatMap(({ name, at }) => {
      const column = columns.find((wanted) => wanted === name);
      return column === undefined ? [] : [[column, at] as const];
    }),
  );
}

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
 * Reads the first sheet of a workbook that staff import: a value of each row, empty rows are skipped. Every row with
 * something wrong is named, and so is one that repeats another. Rejects with DomainProblem when it is no workbook or a
 * column is missing.
 */
export async function readSheetRows<Column extends string, Value>(
  content: Buffer,
  form: SheetForm<Column, Value>,
): Promise<{ values: Value[]; problems: RowProblem[] }> {
  const sheet = await openSheet(content);
  const head = readHead(sheet.getRow(1), form);
  if (sheet.rowCount > maxRows) throw new DomainProblem(`超过 ${maxRows} 行，请分成几个文件导入`);
  const [values, problems]: [Value[], RowProblem[]] = [[], []];
  const first = new Map<string, number>();
  // Read once: a cell that is asked for exists from then on, and the sheet grows by it.
  const beyond = sheet.columnCount + 1;
  sheet.eachRow((row, no) => {
    const cells = (column: Column) => row.getCell(head.get(column) ?? beyond);
    if (no === 1 || form.columns.every((column) => shownText(cells(column)) === '')) return;
    try {
      const value = form.readRow(cells, no);
      const key = form.keyOf(value);
      const earlier = first.get(key);
      if (earlier !== undefined) throw new BadCell(`与第 ${earlier} 行重复（${key}）`);
      first.set(key, no);
      values.push(value);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ no, text: error.message });
    }
  });
  return { values, problems };
}

/** Problem that staff read instead of an import: the rows with something wrong, by their numbers. `what`: 成绩. */
export function rowProblems(what: string, problems: readonly RowProblem[]): DomainProblem {
  const lines = problems
    .toSorted((a, b) => a.no - b.no)
    .slice(0, maxListed)
    .map(({ no, text }) => `第 ${no} 行：${text}`);
  const more = problems.length - lines.length;
  return new DomainProblem(
    [
      `${what}没有导入，共 ${problems.length} 行有问题：`,
      ...lines,
      ...(more > 0 ? [`……另有 ${more} 行没有列出`] : []),
    ].join('\n'),
  );
}
