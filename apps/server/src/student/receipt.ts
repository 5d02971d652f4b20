import { createHash } from 'node:crypto';
import {
  type getReceipt,
  type ReceiptFact,
  type ReceiptKind,
  receiptText,
} from '@qianwei/api/contract/receipt';
import type { receiptProof } from '@qianwei/api/contract/receipt-proof';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, desc, eq, like } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import { receipt, student, studentMajor } from '../db/schema/student.ts';
import type { StudentContext } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { formatDateTime } from '../time.ts';

/** Proof of a receipt in the answer to a submission. */
export type ReceiptProof = { [Key in keyof typeof receiptProof]: InferOutput<(typeof receiptProof)[Key]> };

/** A fact of a submission; lines that are empty are left out, and so is a fact without any. */
export type FactLines = readonly [term: string, ...lines: string[]];

/** Submission for which a receipt is issued. */
export interface ReceiptContent {
  readonly kind: ReceiptKind;
  readonly receiptNo: string;
  readonly studentId: string;
  /** The 考籍 whose 准考证号 stands on it; null for a student without one. */
  readonly studentMajorId: string | null;
  readonly facts: readonly FactLines[];
}

/** The facts as they are kept. */
export const keptFacts = (facts: readonly FactLines[]): ReceiptFact[] =>
  facts.flatMap(([term, ...lines]) => {
    const said = lines.filter((line) => line !== '');
    return said.length === 0 ? [] : [{ term, lines: said }];
  });

async function holderOf(
  db: Database,
  { studentId, studentMajorId }: Pick<ReceiptContent, 'studentId' | 'studentMajorId'>,
): Promise<string> {
  const [row] = await db
    .select({ name: student.name, examineeNo: studentMajor.examineeNo })
    .from(student)
    .leftJoin(
      studentMajor,
      and(eq(studentMajor.studentId, student.id), eq(studentMajor.id, studentMajorId ?? '')),
    )
    .where(eq(student.id, studentId));
  return [row?.name, row?.examineeNo].filter(Boolean).join(' ');
}

const hashOf = (content: Parameters<typeof receiptText>[0]): string =>
  createHash('sha256').update(receiptText(content)).digest('hex');

/** Issues a receipt: in the transaction of what was submitted, so that neither is there without the other. */
export async function issueReceipt(
  tx: Database,
  submission: ReceiptContent,
  now: Date,
): Promise<ReceiptProof> {
  const { kind, receiptNo, studentId } = submission;
  const holder = await holderOf(tx, submission);
  const facts = keptFacts(submission.facts);
  const submitTime = formatDateTime(now);
  const sha256 = hashOf({ receiptNo, kind, submitTime, holder, facts });
  await tx.insert(receipt).values({ receiptNo, studentId, kind, holder, facts, submitTime: now, sha256 });
  return { receiptNo, sha256, submitTime };
}

/** A receipt by its number, whoever's it is; undefined without one. */
export async function findReceipt(db: Database, receiptNo: string) {
  const [row] = await db.select().from(receipt).where(eq(receipt.receiptNo, receiptNo));
  if (row === undefined) return undefined;
  const { sha256, kind, holder, facts } = row;
  const content = { receiptNo, kind, holder, facts: [...facts], submitTime: formatDateTime(row.submitTime) };
  return { ...content, sha256, studentId: row.studentId, isIntact: hashOf(content) === sha256 };
}

/** Receipts that one answer lists. */
const maxListed = 50;

/** The receipts of one kind that a student has in one 考籍, by its 准考证号; the newest first. */
export async function listReceipts(
  db: Database,
  { studentId, kind, examineeNo }: { studentId: string; kind: ReceiptKind; examineeNo: string },
): Promise<ReceiptProof[]> {
  const rows = await db
    .select()
    .from(receipt)
    .where(
      and(eq(receipt.studentId, studentId), eq(receipt.kind, kind), like(receipt.holder, `% ${examineeNo}`)),
    )
    .orderBy(desc(receipt.submitTime), desc(receipt.receiptNo))
    .limit(maxListed);
  return rows.map(({ receiptNo, sha256, submitTime }) => ({
    receiptNo,
    sha256,
    submitTime: formatDateTime(submitTime),
  }));
}

/** A receipt of the session's student. Throws 1050005 for any other number. */
export async function ownReceipt(
  { db, session }: StudentContext,
  { receiptNo }: PayloadOf<typeof getReceipt>,
): Promise<DataOf<typeof getReceipt>> {
  const [row] = await db
    .select()
    .from(receipt)
    .where(and(eq(receipt.receiptNo, receiptNo), eq(receipt.studentId, session.studentId)));
  if (row === undefined) throw notFound();
  const { kind, holder, facts, sha256, submitTime } = row;
  return { receiptNo, kind, holder, facts: [...facts], sha256, submitTime: formatDateTime(submitTime) };
}
