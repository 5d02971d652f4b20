import { answerDays } from '@qianwei/api/contract/academic/exam-rules';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type ReviewState,
  type ReviewStep,
  reviewStateTitles,
  reviewStepTitles,
  stateAfter,
} from '@qianwei/api/contract/review';
import {
  recordStaffAction,
  recordStudentAction,
  type StaffAction,
  type StudentAction,
} from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { StudentContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { DomainProblem } from '../problems.ts';
import { issueReceipt, type ReceiptContent, type ReceiptProof } from '../student/receipt.ts';
import { nextReceiptNo } from '../student/receipt-no.ts';
import { closeTask, type NewTask, openTask, type TaskKey } from '../student/tasks.ts';
import { formatDateTime } from '../time.ts';

/** Until when the office answers requests whose window ends at `end`. */
export const answerBefore = (end: Date): Date => new Date(end.getTime() + answerDays * 86_400_000);

/** A decision of staff. */
type ReviewDecision = Extract<ReviewStep, 'RETURN' | 'APPROVE' | 'REJECT'>;

/** Record of one review in the audit; `node` is set when one record has several reviews. */
interface ReviewSubject {
  readonly bizType: StaffAction['bizType'];
  readonly bizId: string;
  readonly node: string;
}

/**
 * One kind of review. Its rows stay in a table of their own with words of their own; this says how they are read and
 * written, so that submitting, deciding and showing the timeline are done in one way for all kinds.
 */
export interface ReviewKind<Row extends { readonly status: Status }, Status extends string> {
  /** As students and staff call it, such as 更正申请. */
  readonly noun: string;
  /** The state that each stored status stands for. A state that no status stands for does not exist for the kind. */
  readonly states: Readonly<Record<Status, ReviewState>>;
  /** The step that each of its actions in the audit is. */
  readonly steps: Readonly<Record<string, ReviewStep>>;
  subjectOf(row: Row): ReviewSubject;
  /** The action under which the audit keeps a decision. */
  decided(row: Row, step: ReviewDecision, opinion: string): StaffAction;
  /** Stores a decision in the row, which is locked. */
  store(tx: Database, row: Row, status: Status, opinion: string): Promise<unknown>;
  /** Duty of the student when it is returned; null when nothing can be mended. */
  dutyOf(row: Row, opinion: string): NewTask | null;
}

/** Submission of a student for review. */
export interface ReviewSubmission {
  /** As in ReviewKind. */
  readonly noun: string;
  /** The state it is in: DRAFT when it is new. */
  readonly state: ReviewState;
  /** Action for the audit. */
  readonly action: StudentAction;
  /** Its receipt, whose number begins with `prefix`, such as BG; null when none is issued. */
  readonly receipt: (Pick<ReceiptContent, 'kind' | 'facts'> & { readonly prefix: string }) | null;
  /** The duty that is done by submitting: to mend what was returned. */
  readonly duty: TaskKey | null;
}

/**
 * Submits something for review. `store` writes its row; with it go, in one transaction, the receipt, whose proof is
 * returned (empty without a receipt), the duty that is done and the line of the audit. A Refusal of `store` undoes all of
 * it. Refuses with 1050003 when it cannot be submitted in its state.
 */
export async function submitForReview(
  context: StudentContext,
  { noun, state, action, receipt, duty }: ReviewSubmission,
  store: (tx: Database, receiptNo: string) => Promise<void>,
): Promise<ReceiptProof> {
  if (stateAfter(state, 'SUBMIT') === null)
    throw new Refusal(errorCode.stateForbids, `${noun}${reviewStateTitles[state]}，现在不能提交`);
  return context.db.transaction(async (db) => {
    const now = context.clock.now();
    const receiptNo = receipt === null ? '' : await nextReceiptNo(db, receipt.prefix, now);
    await store(db, receiptNo);
    if (duty !== null) await closeTask(db, duty);
    await recordStudentAction({ ...context, db }, action);
    if (receipt === null) return { receiptNo, sha256: '', submitTime: formatDateTime(now) };
    const { studentId, studentMajorId } = context.session;
    const { kind, facts } = receipt;
    return issueReceipt(db, { kind, receiptNo, studentId, studentMajorId, facts }, now);
  });
}

/** Decision of staff about one review. */
export interface Decision {
  readonly step: ReviewDecision;
  /** Text for the student; required unless it is approved. */
  readonly opinion: string;
  /** Text for the audit when that is more than the opinion. */
  readonly recorded?: string;
  /** Name of the decider. */
  readonly by: string;
}

function statusOf<Row extends { readonly status: Status }, Status extends string>(
  kind: ReviewKind<Row, Status>,
  state: ReviewState | null,
): Status | undefined {
  const statuses = Object.keys(kind.states) as Status[];
  return statuses.find((status) => kind.states[status] === state);
}

/**
 * Decides about a review whose row `tx` has locked: of two who decide at once the second sees what the first has
 * decided. In the caller's transaction are written the row, the duty of the student when it is returned, and the line
 * of the audit. Throws DomainProblem when the step cannot be taken or the opinion is missing.
 */
export async function decideReview<Row extends { readonly status: Status }, Status extends string>(
  tx: Database,
  kind: ReviewKind<Row, Status>,
  row: Row,
  { step, opinion, recorded = opinion, by }: Decision,
  now: Date,
): Promise<Status> {
  const state = kind.states[row.status];
  const status = statusOf(kind, stateAfter(state, step));
  if (status === undefined)
    throw new DomainProblem(
      `该${kind.noun}${reviewStateTitles[state]}，不能再处理为“${reviewStepTitles[step]}”`,
    );
  if (step !== 'APPROVE' && opinion.trim() === '')
    throw new DomainProblem(`处理为“${reviewStepTitles[step]}”须写明意见，学生会看到`);
  await kind.store(tx, row, status, opinion);
  const duty = step === 'RETURN' ? kind.dutyOf(row, opinion) : null;
  if (duty !== null) await openTask(tx, duty);
  await recordStaffAction(tx, kind.decided(row, step, recorded), { by, now });
  return status;
}
