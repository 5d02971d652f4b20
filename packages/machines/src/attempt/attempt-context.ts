import type { Receipt, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { Failure, Holder } from '../calls/outcome.ts';
import type {
  AttemptInput,
  Entries,
  LocalRecord,
  PaperOutline,
  PendingSubmission,
  SaveBatch,
  Seconds,
} from './attempt-data.ts';
import type { ClockReading } from './server-clock.ts';
import type { WarningKind } from './warnings.ts';

/** A change that the server does not have. `since`: moment of the first such change, ms of the monotonic clock. */
export interface Unsent {
  readonly revision: number;
  readonly since: number;
}

/** Why the attempt is submitted: by the student, because the time is up, or to get the receipt of a closed attempt. */
type SubmitIntent =
  | { readonly by: 'student'; readonly honest: boolean }
  | { readonly by: 'time' }
  | { readonly by: 'server' };

/** The context of the attempt machine. Everything in it is JSON. */
export interface AttemptContext {
  readonly address: AttemptInput;

  /** The attempt as the server has reported it. */
  readonly server: {
    /** The open attempt, or the one that the device has kept; null before either has been read. */
    readonly testRecordId: string | null;
    /** Empty until this device holds the attempt. */
    readonly attemptToken: string;
    /** Null until it has been fetched. */
    readonly paper: TestPaper | null;
    readonly clock: ClockReading | null;
    /** Seconds spent on each question, as the server has them. */
    readonly seconds: Seconds;
    /** Server time of the last save, epoch ms. */
    readonly savedAt: number | null;
    /** The other device that answers, and since when. */
    readonly holder: Holder | null;
  };

  /** The student's work on this device, and how far the device keeps it. */
  readonly local: {
    readonly outline: PaperOutline;
    readonly entries: Entries;
    readonly seconds: Seconds;
    /** The question on the page; `since` in ms of the monotonic clock. */
    readonly visiting: { readonly questionId: string; readonly since: number } | null;
    /** True during an IME composition. */
    readonly isComposing: boolean;
    /** How often the page was left (`page.left`). */
    readonly blurCount: number;
    /** Time warnings that have been shown. */
    readonly warned: readonly WarningKind[];
    /** The number of the last change of an answer. */
    readonly revision: number;
    /** By question id. */
    readonly unsent: Readonly<Record<string, Unsent>>;
    /** Unsent questions at risk: unconfirmed by the server for 15 s, or not kept by the device either. */
    readonly late: readonly string[];
    /** The revision of the local record; `persistedRevision` is the one last written. */
    readonly recordRevision: number;
    readonly persistedRevision: number;
    /** Server time of the last write on this device, epoch ms; null before the first. */
    readonly keptAt: number | null;
    /** False: the device does not keep the answers, which are sent sooner and shown as at risk. */
    readonly isPersisted: boolean;
  };

  /** Requests to the server: saves and the submission. */
  readonly submission: {
    /** The highest one used. */
    readonly seq: number;
    /** The pending save. */
    readonly batch: SaveBatch | null;
    /** The maximum of answers in a batch: 1 while the machine searches for the answer that the server refuses. */
    readonly batchLimit: number;
    /** Questions whose current answer the server refuses; a new answer is tried again. */
    readonly refused: readonly string[];
    readonly intent: SubmitIntent | null;
    /** The submission until the server answers it. */
    readonly pending: PendingSubmission | null;
    readonly receipt: Receipt | null;
  };

  /** Success of the calls to the server. */
  readonly connection: {
    readonly isOnline: boolean;
    readonly isSessionLost: boolean;
    /** How many calls have failed in a row; `failure` is that of the last one. */
    readonly failures: number;
    readonly failure: Failure | null;
    /** Why the paper could not be opened or the attempt not submitted. */
    readonly problem: Failure | null;
    /** The parts of 在本机继续 that the student has requested and that are not done yet. */
    readonly takeOver: { readonly fromTab: boolean; readonly fromDevice: boolean };
  };
}

/** The maximum of answers in one call. */
export const maxBatchAnswers = 300;

/** The context before anything has been read or fetched. */
export const initialContext = (address: AttemptInput): AttemptContext => ({
  address,
  server: {
    testRecordId: null,
    attemptToken: '',
    paper: null,
    clock: null,
    seconds: {},
    savedAt: null,
    holder: null,
  },
  local: {
    outline: { name: '', questions: [] },
    entries: {},
    seconds: {},
    visiting: null,
    isComposing: false,
    blurCount: 0,
    warned: [],
    revision: 0,
    unsent: {},
    late: [],
    recordRevision: 0,
    persistedRevision: 0,
    keptAt: null,
    isPersisted: true,
  },
  submission: {
    seq: 0,
    batch: null,
    batchLimit: maxBatchAnswers,
    refused: [],
    intent: null,
    pending: null,
    receipt: null,
  },
  connection: {
    isOnline: true,
    isSessionLost: false,
    failures: 0,
    failure: null,
    problem: null,
    takeOver: { fromTab: false, fromDevice: false },
  },
});

/** New values for some fields, by group; the others stay. */
export type Change = {
  readonly [Group in Exclude<keyof AttemptContext, 'address'>]?: Partial<AttemptContext[Group]>;
};

/** The groups that a change affects, with their new values. */
export const withChange = (context: AttemptContext, change: Change): Partial<AttemptContext> => ({
  ...(change.server && { server: { ...context.server, ...change.server } }),
  ...(change.local && { local: { ...context.local, ...change.local } }),
  ...(change.submission && { submission: { ...context.submission, ...change.submission } }),
  ...(change.connection && { connection: { ...context.connection, ...change.connection } }),
});

/** The record that the device keeps of the attempt; null before its id is known. */
export function localRecord({ server, local, submission }: AttemptContext): LocalRecord | null {
  const { testRecordId, attemptToken } = server;
  if (testRecordId === null) return null;
  const { entries, seconds, warned, blurCount, outline } = local;
  return {
    testRecordId,
    attemptToken,
    seq: submission.seq,
    entries,
    seconds,
    unsent: Object.keys(local.unsent),
    submission: submission.pending,
    warned,
    blurCount,
    outline,
  };
}
