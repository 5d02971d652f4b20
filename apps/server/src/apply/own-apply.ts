import { createHash } from 'node:crypto';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { lockRow } from '../application/lock.ts';
import { readRows } from '../application/rows.ts';
import { recordSystemAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/operation.ts';
import type { CallContext } from '../http/implement.ts';
import { closeTask } from '../student/tasks.ts';
import type { StudyRecord } from '../studies/record.ts';
import type { ApplyForm } from './apply-form.ts';
import { type ApplyRow, returnedDuty } from './apply-kind.ts';

type Owner = Pick<StudyRecord, 'studentId' | 'studentMajorId'>;

const ownedBy = (
  { table }: Pick<ApplyForm<ApplyType, object>, 'table'>,
  { studentId, studentMajorId }: Owner,
) => and(eq(table.studentId, studentId), eq(table.studentMajorId, studentMajorId));

/** An application as the clock has it: what was returned and not mended in time has expired, whether or not that is stored. */
function applyByClock(row: ApplyRow, now: Date): ApplyRow {
  const isOver = row.status === 'RETURNED' && row.returnUntil !== null && row.returnUntil <= now;
  return isOver ? { ...row, status: 'EXPIRED', returnUntil: null } : row;
}

/** The newest application of a 考籍, by the clock; null before the first. */
export async function findOwnApply(
  db: Database,
  form: Pick<ApplyForm<ApplyType, object>, 'table' | 'kind'>,
  owner: Owner,
  now: Date,
): Promise<ApplyRow | null> {
  const [newest] = await db
    .select({ id: form.table.id })
    .from(form.table)
    .where(ownedBy(form, owner))
    .orderBy(desc(form.table.appliedAt))
    .limit(1);
  if (newest === undefined) return null;
  const [row] = await readRows(db, form.kind, eq(form.table.id, newest.id));
  return row === undefined ? null : applyByClock(row, now);
}

/** It ended without success, so that the student may apply again; every other one bars that. */
export const hasFailed = ({ status }: ApplyRow): boolean => status === 'REJECTED' || status === 'EXPIRED';

/**
 * The open or granted application of a 考籍, locked until the transaction ends; its student is locked already. One that has
 * expired by the clock is stored as expired, with its line in the audit. Null without one.
 */
export async function lockOwnApply(
  tx: Database,
  form: Pick<ApplyForm<ApplyType, object>, 'table' | 'kind' | 'type'>,
  owner: Owner,
  now: Date,
): Promise<ApplyRow | null> {
  const own = await findOwnApply(tx, form, owner, now);
  if (own === null) return null;
  const stored = await lockRow(tx, form.kind, eq(form.table.id, own.id));
  if (stored === undefined) return null;
  const row = applyByClock(stored, now);
  if (row.status === 'EXPIRED' && stored.status !== 'EXPIRED') await storeExpiry(tx, form, stored, now);
  return hasFailed(row) ? null : row;
}

/** Stores that an application has expired: its student may apply again. */
async function storeExpiry(
  tx: Database,
  { table, type }: Pick<ApplyForm<ApplyType, object>, 'table' | 'type'>,
  { id, studentId, level }: ApplyRow,
  now: Date,
): Promise<void> {
  await tx.update(table).set({ status: 'EXPIRED', returnUntil: null }).where(eq(table.id, id));
  await closeTask(tx, returnedDuty(type, studentId, id));
  await recordSystemAction(tx, { bizType: type, bizId: id, action: 'EXPIRE', node: level }, now);
}

/** The document that was submitted last. */
export function submittedDocument<Document extends object>(
  { secrets }: Pick<CallContext, 'secrets'>,
  { schema }: Pick<ApplyForm<ApplyType, Document>, 'schema'>,
  { documentCipher }: ApplyRow,
): Document {
  return v.parse(schema, JSON.parse(secrets.decrypt(documentCipher)));
}

/** The number of submissions of an application. */
export function countSubmissions(
  db: Database,
  { id }: Pick<ApplyRow, 'id'>,
  { bizType }: { readonly bizType: string },
) {
  return db.$count(
    auditLog,
    and(eq(auditLog.bizType, bizType), eq(auditLog.bizId, id), eq(auditLog.action, 'APPLY')),
  );
}

/** SHA-256 of a document, in hexadecimal digits: it stands on the receipt in the place of what was typed. */
export const documentHash = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');
