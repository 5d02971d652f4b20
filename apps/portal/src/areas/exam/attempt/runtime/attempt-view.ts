import type { Receipt, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { AttemptStage } from '@qianwei/machines/attempt/attempt-data';
import type { Connection } from '@qianwei/machines/attempt/selectors';
import type { WarningKind } from '@qianwei/machines/attempt/warnings';
import type { Failure, Holder } from '@qianwei/machines/calls/outcome';

/**
 * The place of an answer: on the server; on this device, to be sent; or at risk: not confirmed by the server after
 * 15 s, or not kept by the device either.
 */
export type AnswerSafety = 'server' | 'device' | 'atRisk';

/** One question as the student has answered it. */
export interface AnswerEntry {
  readonly answer: AnswerValue;
  readonly marked: boolean;
  readonly safety: AnswerSafety;
}

/** A time warning. Each is shown once, also over a reload: at 20 % of the time left, at 5 %, and at a minute. */
export interface TimeWarning {
  readonly kind: WarningKind;
  /** Seconds left when it was shown. */
  readonly secondsLeft: number;
}

/** State and acts of the answer page; everything that decides is in the attempt machine. */
export interface AttemptView {
  readonly stage: AttemptStage;
  /** Null until it has been fetched. */
  readonly paper: TestPaper | null;
  /** By `questionId`; a question without an entry has not been touched. */
  readonly answers: ReadonlyMap<string, AnswerEntry>;
  /**
   * For the whole page: the worst state of an unsaved answer, and when they got there: for `local` the
   * last write on this device, else the last save; server time, epoch ms.
   */
  readonly saving: { readonly state: 'saved' | 'saving' | 'local' | 'failed'; readonly at: number | null };
  /** State of the calls: they get through, or why not. */
  readonly connection: Connection;
  /** Answers the server does not have yet. */
  readonly unsaved: number;
  /**
   * The session has ended: the student logs in again in a dialog above the page and continues. `useAttempt` keeps the
   * session machine from leaving the page. After `send({ type: 'login.succeeded', login })` of `useSession` with the
   * same student nothing navigates, and the attempt notices it by itself; `loggedIn()` reports it at once.
   */
  readonly needsLogin: boolean;
  /**
   * Why the paper could not be opened or the attempt not submitted; for the student. In `openFailed` a 1050003 with
   * `data.testRecordId` means that the attempt is over and this device has nothing of it: go to its analysis. In
   * `answering` it is why the server refused the submission.
   */
  readonly problem: Failure | null;
  /** The other device; in `heldElsewhere` and `takenOver`. */
  readonly holder: Holder | null;
  /** In `submitted` with `unsaved` above 0 the server ended the attempt without these answers: offer `download`. */
  readonly receipt: Receipt | null;
  /** The latest on this visit; announce it politely when it changes. */
  readonly warning: TimeWarning | null;
  /** How often the page has been left so far (`page.left` of the machine); sent with each save. */
  readonly blurCount: number;
  /** Seconds left until the automatic submission, by the server's clock; never below 0. */
  secondsLeft(): number;
  answer(questionId: string, answer: AnswerValue): void;
  mark(questionId: string, marked: boolean): void;
  /** Reports the question on the page: the time spent on it counts from now. */
  visit(questionId: string): void;
  /** Reports that an IME composition has begun or ended: nothing is sent in between. */
  compose(isComposing: boolean): void;
  submit(honest: boolean): void;
  /** 在本机继续: takes the attempt over from another device or tab. */
  takeOver(): void;
  /** Opens, saves or submits again at once. */
  retry(): void;
  /** Reports that the student has logged in again. */
  loggedIn(): void;
  /** Downloads all answers as a text file, for when nothing else works. */
  download(): void;
}
