import { parseDateTime } from '../time.ts';

/** MIME type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const shanghaiOffset = 8 * 3_600_000;

/** Text that no spreadsheet takes for a formula, also when it is saved as CSV later. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * A moment, `yyyy-MM-dd HH:mm:ss`, as a date of Excel, which knows no time zones: the wall clock of Shanghai is written as
 * if it were UTC.
 */
export function excelDate(text: string): Date;
export function excelDate(text: string | null): Date | null;
export function excelDate(text: string | null): Date | null {
  return text === null ? null : new Date(parseDateTime(text).getTime() + shanghaiOffset);
}
