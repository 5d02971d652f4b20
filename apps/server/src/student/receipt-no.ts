import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { formatDay } from '../time.ts';

/** As many receipt numbers, each such as `CS20261121-000123`: what it is for, the day in China, a counter. Unique for a million a day. */
export async function takeReceiptNos(
  db: Database,
  prefix: string,
  now: Date,
  count: number,
): Promise<string[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select nextval('receipt_counter')::int as no from generate_series(1, ${count}::int)`,
  );
  const day = formatDay(now).replaceAll('-', '');
  return rows.map(({ no }) => `${prefix}${day}-${String(no).padStart(6, '0')}`);
}

/** One receipt number. */
export async function nextReceiptNo(db: Database, prefix: string, now: Date): Promise<string> {
  const [receiptNo] = await takeReceiptNos(db, prefix, now, 1);
  if (receiptNo === undefined) throw new Error('The receipt counter gave nothing');
  return receiptNo;
}
