import type { GivenAnswer, Receipt, TestPaper } from '@qianwei/api/contract/attempt';
import type { QuestionType } from '@qianwei/api/contract/question';
import type { Failure } from './failure.ts';
import type { ServerClock } from './server-clock.ts';
import type { WarningKind } from './warnings.ts';

/** One question as it was answered last. `at`: when, by the server's clock, epoch ms; 0 when it never was. */
export type Entry = Readonly<Pick<GivenAnswer, 'answer' | 'marked' | 'at'>>;

/** By question id. */
export type Entries = Readonly<Record<string, Entry>>;

/** Who answers on another device, and since when (`yyyy-MM-dd HH:mm:ss`). */
export type Holder = NonNullable<TestPaper['heldElsewhere']>;

/**
 * Where the student is with the attempt.
 * - `opening`, `openFailed`: the paper is fetched, or could not be (nothing is lost by trying again).
 * - `heldElsewhere`, `takenOver`: another device answers; before or after this one did.
 * - `otherTab`: another tab of this browser answers.
 * - `answering`: here.
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

/** Which attempt: the one of the test that is running, or `testRecordId`. */
export interface AttemptInput {
  readonly subjectId: string;
  readonly testId: string;
  readonly testRecordId: string | null;
}

/** What names the answers in a download where the paper cannot be had. */
export interface PaperOutline {
  /** 数据库系统原理 综合测验. */
  readonly name: string;
  /** Every question of the paper, in its order; `number` as the student reads it: 40（2）. */
  readonly questions: readonly {
    readonly questionId: string;
    readonly number: string;
    readonly questionType: QuestionType;
  }[];
}

/** A running attempt as the server opens it; while another device holds it, `heldElsewhere` of the paper says so. */
export interface OpenedAttempt {
  readonly paper: TestPaper;
  readonly outline: PaperOutline;
}

/** The server has taken a hand-in. `submittedAt`: `submitTime` of the receipt, epoch ms. */
export interface SubmittedAttempt {
  readonly receipt: Receipt;
  readonly submittedAt: number;
}

/** A batch of answers under one `seq`; `revision` is the last change that it holds. */
export interface Batch {
  readonly seq: number;
  readonly revision: number;
  readonly answers: readonly GivenAnswer[];
}

/** A hand-in: it stays as it is until the server's word, also over a reload. */
export interface Submission extends Batch {
  readonly requestNo: string;
  readonly auto: boolean;
  readonly honest: boolean;
  /** When it was first sent, by the server's clock, epoch ms; null when the attempt was known to be over by then. */
  readonly startedAt: number | null;
}

/** What the device keeps of an attempt until the server's receipt. */
export interface LocalRecord {
  readonly testRecordId: string;
  readonly attemptToken: string;
  readonly seq: number;
  readonly entries: Entries;
  readonly seconds: Readonly<Record<string, number>>;
  /** Questions whose answer the server has not confirmed. */
  readonly unsent: readonly string[];
  readonly submission: Submission | null;
  /** Time warnings that were given. */
  readonly warned: readonly WarningKind[];
  readonly blurCount: number;
  readonly outline: PaperOutline;
}

/** A change that the server does not have. `since`: of the first such change, ms of the monotonic clock. */
export interface Unsent {
  readonly revision: number;
  readonly since: number;
}

/** What the machine knows. Everything can be written as JSON. */
export interface AttemptContext {
  readonly address: AttemptInput;
  /** The attempt that is open, or that the device has kept; null before one is known. */
  readonly testRecordId: string | null;
  readonly attemptToken: string;
  /** As the server gave it last; null until it was fetched once. */
  readonly paper: TestPaper | null;
  readonly outline: PaperOutline;
  readonly clock: ServerClock | null;
  readonly entries: Entries;
  /** Seconds spent on each question, and what the server knows of them. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly sentSeconds: Readonly<Record<string, number>>;
  /** The question on the page, since when; ms of the monotonic clock. */
  readonly visiting: { readonly questionId: string; readonly since: number } | null;
  readonly unsent: Readonly<Record<string, Unsent>>;
  /** Of the last change of an answer. */
  readonly revision: number;
  /** Questions whose present answer the server refuses to take; a new answer is tried again. */
  readonly refused: readonly string[];
  /** How many answers a batch may hold: one, while the answer that the server refuses is looked for. */
  readonly batchLimit: number;
  readonly seq: number;
  readonly sending: Batch | null;
  readonly submission: Submission | null;
  readonly receipt: Receipt | null;
  readonly submitIntent: { readonly auto: boolean; readonly honest: boolean };
  /** Unsent questions that must be told: for 15 s without the server's word, or not kept by the device either. */
  readonly late: readonly string[];
  /** Calls that failed one after another, and why the last one did. */
  readonly failures: number;
  readonly failure: Failure | null;
  /** Why the paper could not be opened, or the hand-in not made. */
  readonly problem: Failure | null;
  readonly isOnline: boolean;
  readonly isSessionLost: boolean;
  readonly isComposing: boolean;
  /** The device does not keep the answers: they are sent sooner, and told. */
  readonly isUnpersisted: boolean;
  /** The server has said that the attempt is over. */
  readonly isClosed: boolean;
  /** Of what the local record holds, and of what was last written. */
  readonly recordRevision: number;
  readonly persistedRevision: number;
  /** Server time of the last save, epoch ms. */
  readonly savedAt: number | null;
  readonly holder: Holder | null;
  readonly isTakingOverDevice: boolean;
  readonly isTakingOverTab: boolean;
  readonly warned: readonly WarningKind[];
  readonly blurCount: number;
}
