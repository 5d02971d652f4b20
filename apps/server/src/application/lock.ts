import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockStudent } from '../db/lock-owner.ts';
import { DomainProblem } from '../problems.ts';
import { type OfficeKind, type OfficeRow, staffNumberOf } from './application.ts';
import { readRows } from './rows.ts';

/** The row with this number, as staff type it. Throws DomainProblem. */
export async function findApplication<Row extends OfficeRow>(
  db: Database,
  kind: OfficeKind<Row>,
  number: string,
): Promise<Row> {
  const { title, column } = staffNumberOf(kind);
  const [row] = number === '' ? [] : await readRows(db, kind, eq(column, number));
  if (row !== undefined) return row;
  const isReceipt = column === kind.table.receiptNo;
  const hint = isReceipt ? `；重新提交过的有新的回执号，请用 ${kind.command}:list 查看后再处理` : '';
  throw new DomainProblem(`没有${title}为 ${number || '（空）'} 的${kind.noun}${hint}`);
}

/** The row where `where` holds, locked until the transaction ends; undefined without one. */
export async function lockRow<Row extends OfficeRow>(
  tx: Database,
  kind: OfficeKind<Row>,
  where: SQL | undefined,
): Promise<Row | undefined> {
  if (where === undefined) return undefined;
  const { table } = kind;
  await tx.select({ id: table.id }).from(table).where(where).for('update');
  const [row] = await readRows(tx, kind, where);
  return row;
}

/**
 * Locks an application by its number until the transaction ends. First the student, as the student's own calls lock: of
 * two that wait for each other one would fail. Throws DomainProblem for a number that is none, or none any more once the
 * student has let go: staff have read what was submitted before.
 */
export async function lockApplication<Row extends OfficeRow>(
  tx: Database,
  kind: OfficeKind<Row>,
  number: string,
): Promise<Row> {
  const { id, studentId } = await findApplication(tx, kind, number);
  await lockStudent(tx, studentId);
  const row = await lockRow(tx, kind, and(eq(kind.table.id, id), eq(staffNumberOf(kind).column, number)));
  return row ?? findApplication(tx, kind, number);
}
