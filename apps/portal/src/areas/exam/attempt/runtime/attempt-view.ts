import type { Receipt, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { AttemptStage } from '@qianwei/machines/attempt/attempt-data';
import type { Failure } from '@qianwei/machines/attempt/failure';
import type { WarningKind } from '@qianwei/machines/attempt/warnings';

/**
 * Where an answer is: on the server; on this device and on its way; or, not confirmed by the server after 15 s or
 * when the device could not keep it either, at risk.
 */
export type AnswerSafety = 'server' | 'device' | 'atRisk';

/** One question as the student has answered it. */
export interface AnswerEntry {
  readonly answer: AnswerValue;
  readonly marked: boolean;
  readonly safety: AnswerSafety;
}

/** Given once each, also over a reload: with 20 % of the time left, with 5 %, and with a minute. */
export interface TimeWarning {
  readonly kind: WarningKind;
  /** When it was given. */
  readonly secondsLeft: number;
}

/** What the answer page shows and does; everything that decides is in the attempt machine. */
export interface AttemptView {
  readonly stage: AttemptStage;
  /** Null until it was fetched once. */
  readonly paper: TestPaper | null;
  /** By `questionId`; a question without an entry has not been touched. */
  readonly answers: ReadonlyMap<string, AnswerEntry>;
  /** The whole page: the worst of what is unsaved, and the server time (epoch ms) of the last save. */
  readonly saving: { readonly state: 'saved' | 'saving' | 'local' | 'failed'; readonly at: number | null };
  readonly isOffline: boolean;
  /** Answers the server does not have yet. */
  readonly unsaved: number;
  /**
   * The session has ended: the student logs in again above the page, and goes on. `useAttempt` keeps the session
   * machine from leaving the page. After `send({ type: 'login.succeeded', login })` of `useSession` with the same
   * student nothing navigates, and the attempt learns of it by itself; `loggedIn()` says it at once.
   */
  readonly needsLogin: boolean;
  /**
   * Why the paper could not be opened, or the hand-in not made; for the student. In `openFailed` a 1050003 with
   * `data.testRecordId` means that the attempt is over and this device has nothing of it: go to its analysis. In
   * `answering` it is why the server refused the hand-in.
   */
  readonly problem: Failure | null;
  /** The other device, in `heldElsewhere` and `takenOver`. */
  readonly holder: { readonly device: string; readonly since: string } | null;
  /** In `submitted` with `unsaved` above 0 the server ended the attempt before it had those: offer `download`. */
  readonly receipt: Receipt | null;
  /** The newest on this visit; say it politely when it changes. */
  readonly warning: TimeWarning | null;
  /** How often the page lost the focus so far; travels with each save. */
  readonly blurCount: number;
  /** Seconds left until the automatic hand-in, by the server's clock; never below 0. */
  secondsLeft(): number;
  answer(questionId: string, answer: AnswerValue): void;
  mark(questionId: string, marked: boolean): void;
  /** This question is on the page: the time spent on it counts from now. */
  visit(questionId: string): void;
  /** An IME composition has begun or ended: nothing is sent in between. */
  compose(isComposing: boolean): void;
  submit(honest: boolean): void;
  /** 在本机继续, from another device or another tab. */
  takeOver(): void;
  /** Opens, saves or hands in again at once. */
  retry(): void;
  /** The session is there again. */
  loggedIn(): void;
  /** All answers as a text file, for when nothing else works. */
  download(): void;
}
