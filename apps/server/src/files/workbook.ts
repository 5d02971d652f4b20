import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { DateTime, Day } from '@qianwei/api/time/moment';
import type { CellValue, Column, Workbook, Worksheet } from 'exceljs';
import { parseDateTime } from '../time.ts';
import { bytesInMemory } from './byte-source.ts';
import { openZip } from './zip-archive.ts';
import { zipProblem } from './zip-problem.ts';

/** MIME type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The most rows that a file of a student holds. */
export const maxFileRows = 2_000;

/** Rows that are written before others have their turn: some milliseconds. */
const rowsInTurn = 20;

/** How a cell shows a moment. */
export const momentFormat = 'yyyy-mm-dd hh:mm:ss';

const shanghaiOffset = 8 * 3_600_000;

/** Text that no spreadsheet takes for a formula, also when it is saved as CSV later. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Excel knows no time zones: the wall clock of Shanghai is written as if it were UTC. */
export const excelDate = (text: Day | DateTime | null): Date | null =>
  text === null ? null : new Date(parseDateTime(text).getTime() + shanghaiOffset);

/** Its library is heavy: commands and tests that write no workbook do without it. */
const loadExcel = async () => (await import('exceljs')).default;

/**
 * Loads the library, which blocks the event loop for half a second. A server does so before it admits requests, so that
 * none pays for it.
 */
export async function prepareWorkbooks(): Promise<void> {
  await loadExcel();
}

/** An empty workbook. */
export async function newWorkbook(): Promise<Workbook> {
  const excel = await loadExcel();
  return new excel.Workbook();
}

/** The workbook as a file. */
export const workbookBytes = async (workbook: Workbook): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());

/** A column of a table: how it looks, and what stands in it. */
export interface SheetColumn<Item> {
  readonly column: Partial<Column>;
  readonly value: (item: Item) => CellValue;
}

/** A table as a workbook of one sheet: a row for each item under a head row that stays. */
interface Sheet<Item> {
  readonly name: string;
  readonly columns: readonly SheetColumn<Item>[];
  readonly items: readonly Item[];
  /** How many there are, when the file may hold only the first; said in a line at its end. */
  readonly total?: number;
  /** Printed above each page. */
  readonly oddHeader?: string;
}

/** Writes a table row by row, so that others are answered while a long one is written. */
export async function sheetBytes<Item>({
  name,
  columns,
  items,
  total = items.length,
  oddHeader,
}: Sheet<Item>): Promise<Uint8Array<ArrayBuffer>> {
  const excel = await loadExcel();
  const stream = new PassThrough();
  const content = buffer(stream);
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    ...(oddHeader === undefined ? {} : { headerFooter: { oddHeader } }),
  });
  sheet.columns = columns.map(({ column }) => column);
  sheet.getRow(1).font = { bold: true };
  for (const [index, item] of items.entries()) {
    if (index % rowsInTurn === 0) await turn();
    sheet.addRow(columns.map(({ value }) => value(item))).commit();
  }
  if (total > items.length)
    sheet.addRow([`共 ${total} 条，本文件只含前 ${items.length} 条；其余请筛选后分别导出`]).commit();
  sheet.commit();
  await workbook.commit();
  return new Uint8Array(await content);
}

/** A file that is no workbook, or none that may be opened; the message is Chinese, for whoever sent it. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
}

async function unsafe(content: Buffer): Promise<string | null> {
  const archive = await openZip(bytesInMemory(content));
  if (archive === null) return '文件不是 Excel 工作簿（.xlsx）';
  try {
    return await zipProblem(archive, content.length);
  } finally {
    archive.close();
  }
}

/** The first sheet of a workbook, after the archive that it is was looked at. Rejects with UnreadableWorkbook. */
export async function readFirstSheet(content: Buffer): Promise<Worksheet> {
  const problem = await unsafe(content);
  if (problem !== null) throw new UnreadableWorkbook(problem);
  const workbook = await newWorkbook();
  try {
    await workbook.xlsx.load(content as unknown as ArrayBuffer);
  } catch {
    throw new UnreadableWorkbook('文件不是有效的 Excel 工作簿（.xlsx）');
  }
  // A hidden sheet is not the one that staff look at.
  const sheet = workbook.worksheets.find(({ state }) => state === 'visible');
  if (sheet === undefined) throw new UnreadableWorkbook('工作簿里没有看得见的工作表');
  return sheet;
}
