import type { DraftChoice, DraftDocument, MergeDocuments, ServerDraft } from './draft-data.ts';

/** The events of a draft. */
export type DraftEvent =
  /** New values by field. */
  | { type: 'document.edited'; changes: DraftDocument }
  /** Saves at once: before the submission, before a step is left. */
  | { type: 'flush.requested' }
  /** The page is hidden or unloads. */
  | { type: 'page.hidden' }
  | { type: 'retry.requested' }
  /** The student has logged in or proved the telephone number again. */
  | { type: 'proven' }
  | { type: 'connection.lost' }
  | { type: 'connection.back' }
  | { type: 'conflict.resolved'; choices: Readonly<Record<string, DraftChoice>> }
  /** The version that was not chosen takes the place of the chosen one, which can be had back the same way. */
  | { type: 'choice.undone'; field: string }
  /** The server has accepted the submission. */
  | { type: 'submission.accepted' }
  /** 清空并退出. */
  | { type: 'discard.requested' }
  /** From another tab of this browser. */
  | { type: 'changed.elsewhere'; draft: ServerDraft }
  | { type: 'submitted.elsewhere' }
  | { type: 'discarded.elsewhere'; document: DraftDocument }
  /** Raised by the machine. */
  | { type: 'device.read' }
  | { type: 'document.changed' }
  | { type: 'record.changed' }
  /** Its values are on their way, and the record says so. */
  | { type: 'save.begun' }
  | { type: 'draft.ended' };

/** Messages to the other tabs: each arrives there as the event of the same name. */
export type TabMessage = Extract<
  DraftEvent,
  { type: 'changed.elsewhere' | 'submitted.elsewhere' | 'discarded.elsewhere' }
>;

/** Clocks, randomness and the merge, injected. */
export interface DraftEnvironment {
  /** Milliseconds of a monotonic clock such as `performance.now`; only differences are used. */
  now(): number;
  /** The server's time, epoch ms. */
  serverNow(): number;
  /** 0–1. */
  random(): number;
  /** Tabs may have it for different people: a discard takes from another tab only what both have. Default false. */
  readonly isShared?: boolean | undefined;
  /** `mergeFields` for a form. */
  readonly merge: MergeDocuments;
}
