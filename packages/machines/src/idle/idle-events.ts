import type { StorageChanged } from '../storage/storage.ts';

/** The input of an idle machine. */
export interface IdleInput {
  /** True while a session is open. */
  readonly isOpen: boolean;
  /** The value in local storage under `LAST_USE_KEY`, unchecked. */
  readonly stored: unknown;
}

/** The events of an idle machine. */
export type IdleEvent =
  /** A session was opened, or another one; or it ended, or waits for a login above the page. */
  | { type: 'session.changed'; isOpen: boolean }
  /** The server ends a session after this many seconds without a call; null: it does not. */
  | { type: 'limit.known'; seconds: number | null }
  /** The server answered a call of this tab with success. */
  | { type: 'call.answered' }
  /** The student pressed, typed or scrolled. */
  | { type: 'student.acted' }
  /** The page is visible again, perhaps after a sleep. */
  | { type: 'page.shown' }
  /** 继续使用. */
  | { type: 'stay.wanted' }
  /** The page answers an attempt that runs until then, ms since 1970. */
  | { type: 'attempt.begun'; until: number }
  /** The page was left; the attempt keeps running. */
  | { type: 'attempt.left' }
  /** The attempt is handed in. */
  | { type: 'attempt.over' }
  /** Raised by the machine: time to write the uses since the last write. */
  | { type: 'write.due' }
  | StorageChanged;

/** Emitted once, when the portal must end the session. */
export type IdleFact = { type: 'session.idle' };

/** The context of the machine. All moments are epoch ms by the server's clock. */
export interface IdleContext {
  readonly isOpen: boolean;
  /** After this many ms without a call the session ends; null: never. */
  readonly limit: number | null;
  /** The last answered call, of any tab. */
  readonly at: number;
  /** The end of the attempt that some tab of this browser answers or answered. */
  readonly until: number | null;
  /** This tab answers an attempt. */
  readonly isAnswering: boolean;
  /** When the student last acted here while the server could not be reached; 0 if never. */
  readonly seenInVain: number;
  /** When the machine last checked the clock: a long gap is a sleep. */
  readonly lookedAt: number;
  /** When this tab last wrote it; 0 if never. */
  readonly writtenAt: number;
  /** 继续使用 was pressed and no answer came. */
  readonly hasFailed: boolean;
}
