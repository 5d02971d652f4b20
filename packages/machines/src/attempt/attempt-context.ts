import type { Receipt, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type {
  AttemptInput,
  Entries,
  LocalRecord,
  PaperOutline,
  PendingSubmission,
  SaveBatch,
  Seconds,
} from './attempt-data.ts';
import type { Failure } from './failure.ts';
import type { ClockReading } from './server-clock.ts';
import type { WarningKind } from './warnings.ts';

/** A change that the server does not have. `since`: of the first such change, ms of the monotonic clock. */
export interface Unsent {
  readonly revision: number;
  readonly since: number;
}

/** Why a hand-in goes out: the student asks, the time is up, or the server has closed the attempt and has a receipt. */
type SubmitIntent =
  | { readonly by: 'student'; readonly honest: boolean }
  | { readonly by: 'time' }
  | { readonly by: 'server' };

/** What the machine knows. Everything can be written as JSON. */
export interface AttemptContext {
  readonly address: AttemptInput;

  /** What the server has said of the attempt. */
  readonly server: {
    /** The attempt that is open, or that the device has kept; null before either is known. */
    readonly testRecordId: string | null;
    /** Empty until this device holds the attempt. */
    readonly attemptToken: string;
    /** Null until it was fetched once. */
    readonly paper: TestPaper | null;
    readonly clock: ClockReading | null;
    /** Seconds spent on each question that the server knows of. */
    readonly seconds: Seconds;
    /** Server time of the last save, epoch ms. */
    readonly savedAt: number | null;
    /** The other device that answers, and since when. */
    readonly holder: TestPaper['heldElsewhere'];
  };

  /** What the student has done here, and how far this device keeps it. */
  readonly local: {
    readonly outline: PaperOutline;
    readonly entries: Entries;
    readonly seconds: Seconds;
    /** The question on the page, since when; ms of the monotonic clock. */
    readonly visiting: { readonly questionId: string; readonly since: number } | null;
    /** An IME composition is under way. */
    readonly isComposing: boolean;
    /** How often the page lost the focus. */
    readonly blurCount: number;
    /** Time warnings that were given. */
    readonly warned: readonly WarningKind[];
    /** Of the last change of an answer. */
    readonly revision: number;
    /** By question id. */
    readonly unsent: Readonly<Record<string, Unsent>>;
    /** Unsent questions at risk: unconfirmed by the server for 15 s, or not kept by the device either. */
    readonly late: readonly string[];
    /** Of what the local record holds, and of what was last written. */
    readonly recordRevision: number;
    readonly persistedRevision: number;
    /** False: the device does not keep the answers, which are sent sooner and shown as at risk. */
    readonly isPersisted: boolean;
  };

  /** What goes to the server: saves, and the hand-in. */
  readonly submission: {
    /** The highest that was used. */
    readonly seq: number;
    /** The save that is under way. */
    readonly batch: SaveBatch | null;
    /** How many answers a batch may hold: one, while the answer that the server refuses is looked for. */
    readonly batchLimit: number;
    /** Questions whose present answer the server refuses to take; a new answer is tried again. */
    readonly refused: readonly string[];
    readonly intent: SubmitIntent | null;
    /** The hand-in until the server answers it. */
    readonly pending: PendingSubmission | null;
    readonly receipt: Receipt | null;
  };

  /** Whether calls get through. */
  readonly connection: {
    readonly isOnline: boolean;
    readonly isSessionLost: boolean;
    /** Calls that failed one after another, and why the last one did. */
    readonly failures: number;
    readonly failure: Failure | null;
    /** Why the paper could not be opened, or the hand-in not made. */
    readonly problem: Failure | null;
    /** What the student has asked for with 在本机继续 and is still to come. */
    readonly takeOver: { readonly fromTab: boolean; readonly fromDevice: boolean };
  };
}

/** This many answers may one call carry. */
export const maxBatchAnswers = 300;

/** What is known before anything was asked. */
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

/** The groups that a change touches, as they are after it. */
export const withChange = (context: AttemptContext, change: Change): Partial<AttemptContext> => ({
  ...(change.server && { server: { ...context.server, ...change.server } }),
  ...(change.local && { local: { ...context.local, ...change.local } }),
  ...(change.submission && { submission: { ...context.submission, ...change.submission } }),
  ...(change.connection && { connection: { ...context.connection, ...change.connection } }),
});

/** What the device keeps of the attempt; null before it is known which one it is. */
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
