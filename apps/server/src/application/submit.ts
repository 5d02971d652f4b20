import { type ApplicationState, applicationStateTitles, stateAfter } from '@qianwei/api/contract/application';
import { errorCode } from '@qianwei/api/contract/envelope';
import { recordStudentAction } from '../audit/audit.ts';
import { type Database, isUniqueViolation } from '../db/database.ts';
import type { CallContext, Session } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { issueReceipt, type ReceiptContent, type ReceiptProof } from '../student/receipt.ts';
import { nextReceiptNo } from '../student/receipt-no.ts';
import { closeTask, type TaskKey } from '../student/tasks.ts';
import { formatDateTime } from '../time.ts';
import { type ApplicationKind, type ApplicationSubject, actionOf } from './application.ts';

/** ApplicationSubmission of an application. */
export interface ApplicationSubmission {
  readonly kind: Pick<ApplicationKind<never>, 'noun' | 'bizType' | 'steps'>;
  /** The session, or a guest whose identity was proven by SMS. */
  readonly applicant: Pick<Session, 'studentId' | 'studentMajorId'>;
  readonly subject: ApplicationSubject;
  /** The state it is in; by default DRAFT: it is new. */
  readonly state?: ApplicationState;
  /** Its receipt, whose number begins with `prefix`, such as BG; null when none is issued. */
  readonly receipt: (Pick<ReceiptContent, 'kind' | 'facts'> & { readonly prefix: string }) | null;
  /** The duty that is done by submitting: to mend what was returned. */
  readonly duty?: TaskKey;
  /** Refusal when a constraint of the database says that there already is one. */
  readonly taken?: () => Refusal;
}

/**
 * Submits an application. `store` writes its row; with it go, in one transaction, the receipt, whose proof is returned
 * (empty without a receipt), the duty that is done and the line of the audit. A Refusal of `store` undoes all of it.
 * Refuses with 1050003 when it cannot be submitted in its state.
 */
export async function submitApplication(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { kind, applicant, subject, state = 'DRAFT', receipt, duty, taken }: ApplicationSubmission,
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
    await recordStudentAction({ db: tx, clock, studentId }, actionOf(kind, subject, 'SUBMIT'));
    if (receipt === null) return { receiptNo, sha256: '', submitTime: formatDateTime(now) };
    const { kind: receiptKind, facts } = receipt;
    return issueReceipt(tx, { kind: receiptKind, receiptNo, studentId, studentMajorId, facts }, now);
  });
  return submitted.catch((error: unknown) => {
    throw taken !== undefined && isUniqueViolation(error) ? taken() : error;
  });
}
