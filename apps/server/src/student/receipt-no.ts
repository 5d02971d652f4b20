import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { formatDay } from '../time.ts';

/** How a receipt number begins: what it is for and the day in China, such as `CS20261121-`. */
export const receiptStart = (prefix: string, now: Date) => `${prefix}${formatDay(now).replaceAll('-', '')}-`;

/** A whole new receipt number in a statement, such as `CS20261121-000123`. No two are alike. */
export const newReceiptNo = (start: SQL): SQL =>
  sql`${start} || to_char(nextval('receipt_counter'), 'FM9999999999000000')`;

/** One receipt number. */
export async function nextReceiptNo(db: Database, prefix: string, now: Date): Promise<string> {
  const start = sql`${receiptStart(prefix, now)}::text`;
  const [row] = await rowsOf<{ no: string }>(db, sql`select ${newReceiptNo(start)} as no`);
  if (row === undefined) throw new Error('The receipt counter gave nothing');
  return row.no;
}
