import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { requireOwnFiles } from '../files/own-files.ts';
import type { Session } from '../http/implement.ts';
import { fieldRefusal } from '../http/refusal.ts';

const field = 'signatureFileId';

/** Throws 1040001 when a signature is not a stored one of the student. */
export async function requireSignature(
  db: Database,
  session: Pick<Session, 'studentId'>,
  fileId: string,
): Promise<void> {
  const text = '签名没有收到，请重新签名';
  await requireOwnFiles({ db, session }, { scene: 'SIGNATURE', fileIds: [fileId], field, text });
}

/**
 * Signs one submission, by the number of its receipt, which the file keeps: a signature is given for what was read, and for nothing
 * that comes later. Throws 1040001 for one that was used before.
 */
export async function spendSignature(tx: Database, fileId: string, receiptNo: string): Promise<void> {
  const used = await tx
    .update(file)
    .set({ bizId: receiptNo })
    .where(and(eq(file.id, fileId), isNull(file.bizId)))
    .returning({ id: file.id });
  if (used.length === 0) throw fieldRefusal({ [field]: '这个签名已经用过，请重新签名' });
}
