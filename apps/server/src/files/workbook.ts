import type { Workbook, Worksheet } from 'exceljs';
import { parseDateTime } from '../time.ts';
import { bytesInMemory } from './byte-source.ts';
import { openZip } from './zip-archive.ts';
import { zipProblem } from './zip-problem.ts';

/** MIME type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a cell shows a moment. */
export const momentFormat = 'yyyy-mm-dd hh:mm:ss';

const shanghaiOffset = 8 * 3_600_000;

/** Text that no spreadsheet takes for a formula, also when it is saved as CSV later. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Excel knows no time zones: the wall clock of Shanghai is written as if it were UTC. */
export const excelDate = (text: string | null): Date | null =>
  text === null ? null : new Date(parseDateTime(text).getTime() + shanghaiOffset);

/** An empty workbook. Its library is heavy and wanted rarely: the server starts without it. */
export async function newWorkbook(): Promise<Workbook> {
  const { default: excel } = await import('exceljs');
  return new excel.Workbook();
}

/** The workbook as a file. */
export const workbookBytes = async (workbook: Workbook): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());

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
  const sheet = workbook.worksheets[0];
  if (sheet === undefined) throw new UnreadableWorkbook('工作簿里没有工作表');
  return sheet;
}
