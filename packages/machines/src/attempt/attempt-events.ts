import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { WarningKind } from './warnings.ts';

/** The events of an attempt. */
export type AttemptEvent =
  | { type: 'answer.given'; questionId: string; answer: AnswerValue }
  | { type: 'question.marked'; questionId: string; marked: boolean }
  /** The question is on the page now. */
  | { type: 'question.visited'; questionId: string }
  | { type: 'composition.began' }
  | { type: 'composition.ended' }
  /** The student left a field: the text is written at once. */
  | { type: 'field.left' }
  /** The page is hidden or unloads: everything is written and sent at once. */
  | { type: 'page.hidden' }
  | { type: 'page.shown'; questionId: string | null }
  /**
   * The page is hidden while it stays open: another tab, another window in front, a locked phone (切屏). Focus in the browser's
   * own bar, in a system dialog or beside the page hides nothing and is no leaving, and neither is a reload.
   */
  | { type: 'page.left' }
  | { type: 'submit.requested'; honest: boolean }
  | { type: 'takeOver.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.restored' }
  | { type: 'connection.lost' }
  | { type: 'connection.back' }
  /** From the tab lock: this tab holds it; another one does; another one has taken it over. */
  | { type: 'lock.granted' }
  | { type: 'lock.refused' }
  | { type: 'lock.lost' }
  /** Raised by the machine. */
  | { type: 'answer.changed' }
  | { type: 'record.changed' }
  | { type: 'record.closed' }
  | { type: 'time.passed' };

/** Facts that the machine emits, for the page to announce. */
export type AttemptFact = { type: 'time.warned'; kind: WarningKind; secondsLeft: number };

/** The requests to the tab lock; `steal` takes it from the tab that holds it. */
export type LockCommand = { type: 'lock.wanted'; steal: boolean } | { type: 'lock.released' };

/** Clock, randomness and request numbers, injected. */
export interface AttemptEnvironment {
  /** Milliseconds of a monotonic clock such as `performance.now`; only differences are used. */
  now(): number;
  /** 0–1. */
  random(): number;
  /** A unique request number for a submission. */
  newRequestNo(): string;
}
