import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { WarningKind } from './warnings.ts';

/** What may happen to an attempt. */
export type AttemptEvent =
  | { type: 'answer.given'; questionId: string; answer: AnswerValue }
  | { type: 'question.marked'; questionId: string; marked: boolean }
  /** It is on the page now. */
  | { type: 'question.visited'; questionId: string }
  | { type: 'composition.began' }
  | { type: 'composition.ended' }
  /** The student left a field: what was typed is kept at once. */
  | { type: 'field.left' }
  /** The page is not to be seen any more, or about to go: everything is kept and sent at once. */
  | { type: 'page.hidden' }
  | { type: 'page.shown'; questionId: string | null }
  | { type: 'page.blurred' }
  | { type: 'submit.requested'; honest: boolean }
  | { type: 'takeOver.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.restored' }
  | { type: 'connection.lost' }
  | { type: 'connection.back' }
  /** Of the tab lock: this tab answers; another one does; another one has taken it away. */
  | { type: 'lock.granted' }
  | { type: 'lock.refused' }
  | { type: 'lock.lost' }
  /** Raised by the machine itself. */
  | { type: 'answer.changed' }
  | { type: 'record.changed' }
  | { type: 'record.closed' }
  | { type: 'time.passed' };

/** What the page announces. */
export type AttemptFact = { type: 'time.warned'; kind: WarningKind; secondsLeft: number };

/** What the tab lock is asked for; `steal` takes it from the tab that has it. */
export type LockCommand = { type: 'lock.wanted'; steal: boolean } | { type: 'lock.released' };

/** Time, chance and numbers, injected. */
export interface AttemptEnvironment {
  /** Milliseconds of a clock that nobody sets, such as `performance.now`: only spans are taken from it. */
  now(): number;
  /** 0–1. */
  random(): number;
  /** A number that no other hand-in has. */
  newRequestNo(): string;
}
