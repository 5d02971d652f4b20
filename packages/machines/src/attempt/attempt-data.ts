import type { GivenAnswer, Receipt, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { QuestionType } from '@qianwei/api/contract/exam/question';
import type { WarningKind } from './warnings.ts';

/**
 * The student's place in the attempt, by stage.
 * - `opening`, `openFailed`: the paper is being fetched, or could not be (trying again loses nothing).
 * - `heldElsewhere`, `takenOver`: another device holds the attempt, from the start or since it took over from this one.
 * - `otherTab`: another tab of this browser holds it.
 * - `answering`: the student answers here.
 * - `submitting`, `submitFailed`: the answers are kept on the device until the server has them.
 * - `submitted`: with a receipt.
 */
export const attemptStages = [
  'opening',
  'openFailed',
  'heldElsewhere',
  'otherTab',
  'answering',
  'takenOver',
  'submitFailed',
  'submitting',
  'submitted',
] as const;

/** One of the stages of an attempt. */
export type AttemptStage = (typeof attemptStages)[number];

/** Which attempt: the running one of the test, or `testRecordId`. */
export interface AttemptInput {
  readonly subjectId: string;
  readonly testId: string;
  readonly testRecordId: string | null;
}

/** The latest answer to a question. `at`: when, by the server's clock, epoch ms; 0 when it never was answered. */
type Entry = Readonly<Pick<GivenAnswer, 'answer' | 'marked' | 'at'>>;

/** By question id. */
export type Entries = Readonly<Record<string, Entry>>;

/** Seconds by question id. */
export type Seconds = Readonly<Record<string, number>>;

/** The names for a download of the answers when the paper cannot be fetched. */
export interface PaperOutline {
  /** The test's title: 《数据库系统原理》综合测验. */
  readonly name: string;
  /** Every question of the paper, in its order; `number` as the student reads it: 40（2）. */
  readonly questions: readonly {
    readonly questionId: string;
    readonly number: string;
    readonly questionType: QuestionType;
  }[];
}

/** A running attempt as the server opens it; while another device holds it, `heldElsewhere` of the paper is not null. */
export interface OpenedAttempt {
  readonly paper: TestPaper;
  readonly outline: PaperOutline;
}

/** The server has accepted a submission. `submittedAt`: `submitTime` of the receipt, epoch ms. */
export interface SubmittedAttempt {
  readonly receipt: Receipt;
  readonly submittedAt: number;
}

/** A batch of answers under one `seq`; `revision` is the last change in it. */
export interface SaveBatch {
  readonly seq: number;
  readonly revision: number;
  readonly answers: readonly GivenAnswer[];
}

/** A submission: unchanged until the server answers it, also over a reload. */
export interface PendingSubmission extends SaveBatch {
  readonly requestNo: string;
  readonly auto: boolean;
  readonly honest: boolean;
  /** When it was first sent, by the server's clock, epoch ms; null when the attempt was already closed by then. */
  readonly startedAt: number | null;
}

/** The input of a save. */
export interface SaveInput extends SaveBatch {
  readonly testRecordId: string;
  readonly attemptToken: string;
  readonly blurCount: number;
}

/** The input of a submission. */
export interface SubmitInput extends PendingSubmission {
  readonly testRecordId: string;
  readonly attemptToken: string;
}

/** The record that the device keeps of an attempt until the server's receipt. */
export interface LocalRecord {
  readonly testRecordId: string;
  readonly attemptToken: string;
  readonly seq: number;
  readonly entries: Entries;
  readonly seconds: Seconds;
  /** Questions whose answer the server has not confirmed. */
  readonly unsent: readonly string[];
  readonly submission: PendingSubmission | null;
  /** Time warnings that have been shown. */
  readonly warned: readonly WarningKind[];
  readonly blurCount: number;
  readonly outline: PaperOutline;
}
