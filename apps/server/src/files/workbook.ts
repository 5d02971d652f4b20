import type { Workbook } from 'exceljs';
import { parseDateTime } from '../time.ts';

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
