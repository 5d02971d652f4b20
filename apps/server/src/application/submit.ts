import { type ApplicationState, applicationStateTitles, stateAfter } from '@qianwei/api/contract/application';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import { recordStudentAction } from '../audit/audit.ts';
import { type Database, isUniqueViolation } from '../db/database.ts';
import { requireOwnFiles } from '../files/own-files.ts';
import type { CallContext, Session } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { issueReceipt, type ReceiptContent, type ReceiptProof } from '../student/receipt.ts';
import { nextReceiptNo } from '../student/receipt-no.ts';
import { closeTask, type TaskKey } from '../student/tasks.ts';
import { formatDateTime } from '../time.ts';
import {
  type ApplicationKind,
  type ApplicationRow,
  type ApplicationSubject,
  actionOf,
  submittedStatuses,
} from './application.ts';
import { insertRow, readRows } from './rows.ts';

/** Submission of an application. */
export interface ApplicationSubmission {
  readonly kind: Pick<ApplicationKind<never>, 'noun' | 'bizType' | 'steps'>;
  /** The session, or a guest whose identity was proven by SMS. */
  readonly applicant: Pick<Session, 'studentId' | 'studentMajorId'>;
  readonly subject: ApplicationSubject;
  /** The state it is in; by default DRAFT: it is new. */
  readonly state?: ApplicationState;
  /** Its receipt; null when none is issued. Its facts are read once the row is stored. */
  readonly receipt: ReceiptToIssue | null;
  /** The duty that is done by submitting: to mend what was returned. */
  readonly duty?: TaskKey;
  /** Codes of the parts that are others than before a return, for staff and the audit; none by default. */
  readonly mended?: readonly string[];
  /** Refusal when a constraint of the database says that there already is one. */
  readonly taken?: () => Refusal;
}

/** A receipt whose number begins with `prefix`, such as BG. */
interface ReceiptToIssue extends Pick<ReceiptContent, 'kind'> {
  readonly prefix: string;
  facts(tx: Database): ReceiptContent['facts'] | Promise<ReceiptContent['facts']>;
}

/**
 * Submits an application. `store` writes its row; with it go, in one transaction, the receipt, whose proof is returned
 * (empty without a receipt), the duty that is done and the line of the audit. A Refusal of `store` undoes all of it.
 * Refuses with 1050003 when it cannot be submitted in its state.
 */
export async function submitApplication(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { kind, applicant, subject, state = 'DRAFT', receipt, duty, mended = [], taken }: ApplicationSubmission,
  store: (tx: Database, receiptNo: string) => Promise<unknown>,
): Promise<ReceiptProof> {
  if (stateAfter(state, 'SUBMIT') === null)
    throw new Refusal(errorCode.stateForbids, `${kind.noun}${applicationStateTitles[state]}，现在不能提交`);
  const { studentId, studentMajorId } = applicant;
  const submitted = db.transaction(async (tx) => {
    const now = clock.now();
    const receiptNo = receipt === null ? '' : await nextReceiptNo(tx, receipt.prefix, now);
    await store(tx, receiptNo);
    if (duty !== undefined) await closeTask(tx, duty);
    const items = mended.map((item) => ({ item, reason: '' }));
    await recordStudentAction({ db: tx, clock, studentId }, { ...actionOf(kind, subject, 'SUBMIT'), items });
    if (receipt === null) return { receiptNo, sha256: '', submitTime: formatDateTime(now) };
    const facts = await receipt.facts(tx);
    return issueReceipt(tx, { kind: receipt.kind, receiptNo, studentId, studentMajorId, facts }, now);
  });
  return submitted.catch((error: unknown) => {
    throw taken !== undefined && isUniqueViolation(error) ? taken() : error;
  });
}

/** An application in a new row. */
interface NewApplication<Row extends ApplicationRow>
  extends Pick<ApplicationSubmission, 'applicant' | 'duty' | 'taken'> {
  /** Columns of the row; the kit adds whose it is, status, receipt, proof and moment. */
  readonly values: Partial<Omit<Row, 'id' | 'studentId' | 'status' | 'receiptNo' | 'fileIds'>>;
  /** The proof, as it was sent. */
  readonly fileIds?: readonly string[];
  /** Done with it, in its transaction, and undone with a Refusal. */
  readonly also?: (tx: Database) => Promise<unknown>;
}

/**
 * Applies with a new row, and what goes with its submission; returns its id with the proof of its receipt. Refuses with
 * 1040001 when the proof is not the student's own.
 */
export async function applyFor<Row extends ApplicationRow>(
  { db, clock, random, secrets }: Pick<CallContext, 'db' | 'clock' | 'random' | 'secrets'>,
  kind: ApplicationKind<Row>,
  { values, fileIds: sent = [], also, ...submission }: NewApplication<Row>,
): Promise<ReceiptProof & { readonly id: string }> {
  const { applicant } = submission;
  const { scene, missing: text = '未找到证明材料，请重新上传' } = kind.proof ?? {};
  const fileIds =
    scene === undefined
      ? []
      : await requireOwnFiles({ db, session: applicant }, { scene, fileIds: sent, field: 'fileIds', text });
  const id = random.id();
  const [status] = submittedStatuses(kind);
  const row = { ...values, ...applicant, id, status, fileIds, appliedAt: clock.now() };
  const stored = async (tx: Database) => {
    const [found] = await readRows(tx, kind, eq(kind.table.id, id));
    if (found === undefined) throw new Error(`${kind.noun} ${id} is not there`);
    return found;
  };
  const factsOf = async (tx: Database) => {
    const facts = (await kind.facts?.(await stored(tx), { db: tx, secrets })) ?? [];
    return scene === undefined ? facts : [...facts, ['材料', `${fileIds.length} 个文件`] as const];
  };
  const proof = await submitApplication(
    { db, clock },
    {
      ...submission,
      kind,
      subject: kind.subjectOf(row as unknown as Row),
      receipt: kind.receipt === undefined ? null : { ...kind.receipt, facts: factsOf },
    },
    async (tx, receiptNo) => {
      await insertRow(tx, kind, { ...row, receiptNo });
      await also?.(tx);
    },
  );
  return { id, ...proof };
}
