import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { ApplicationKind, ApplicationRow, Deciding } from './application.ts';

/** The values for which the table has a column. */
function ownColumns(table: PgTable, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(columns, name)));
}

/** Rows of a kind where `where` holds, in any order, with what its descriptions ask for. */
export async function readRows<Row extends ApplicationRow>(
  db: Database,
  kind: ApplicationKind<Row>,
  where: SQL,
): Promise<Row[]> {
  if (kind.read !== undefined) return kind.read(db, where);
  return (await db.select().from(kind.table).where(where)) as unknown as Row[];
}

/** Inserts a row, of the values those for which its table has a column. */
export async function insertRow<Row extends ApplicationRow>(
  tx: Database,
  { table }: ApplicationKind<Row>,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.insert(table).values(ownColumns(table, values));
}

/**
 * Stores the columns after a step in the row, which is locked, and with a decision its opinion and moment; `deciding` is null
 * when the student withdraws.
 */
export async function storeStep<Row extends ApplicationRow>(
  tx: Database,
  { table, changes }: ApplicationKind<Row>,
  row: Row,
  columns: Readonly<Record<string, unknown>>,
  deciding: Deciding | null,
): Promise<void> {
  const decided = deciding && { opinion: deciding.opinion, decidedAt: deciding.now };
  const values = ownColumns(table, {
    ...columns,
    ...decided,
    ...deciding?.columns,
    ...changes?.(deciding, row),
  });
  await tx.update(table).set(values).where(eq(table.id, row.id));
}
