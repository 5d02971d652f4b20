import type { StorageChanged } from '../storage/storage.ts';

/** What an idle machine begins with. */
export interface IdleInput {
  /** Whether a session is open. */
  readonly isOpen: boolean;
  /** What local storage holds under `LAST_USE_KEY`, unchecked. */
  readonly stored: unknown;
}

/** What may happen to a session that is used, or is not. */
export type IdleEvent =
  /** A session was opened, or another one; or it ended, or waits for a login above the page. */
  | { type: 'session.changed'; isOpen: boolean }
  /** The server ends a session after this many seconds without a call; null: it does not. */
  | { type: 'limit.known'; seconds: number | null }
  /** The server answered a call of this tab with success. */
  | { type: 'call.answered' }
  /** The student pressed, typed or scrolled. */
  | { type: 'student.acted' }
  /** The page is seen again, perhaps after a sleep. */
  | { type: 'page.shown' }
  /** 继续使用. */
  | { type: 'stay.wanted' }
  /** The page answers an attempt that runs until then, ms since 1970. */
  | { type: 'attempt.begun'; until: number }
  /** The page was left; the attempt runs on. */
  | { type: 'attempt.left' }
  /** The attempt is handed in. */
  | { type: 'attempt.over' }
  /** Of the machine itself: the moment to write what came since the last write. */
  | { type: 'write.due' }
  | StorageChanged;

/** What the portal turns into the end of the session; emitted once. */
export type IdleFact = { type: 'session.idle' };

/** What the machine knows. All moments in ms since 1970, by the server's clock. */
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
  /** When the student was seen here while the server could not be reached; 0 if never. */
  readonly seenInVain: number;
  /** When the machine last looked at the clock: a long gap is a sleep. */
  readonly lookedAt: number;
  /** When this tab last wrote it; 0 if never. */
  readonly writtenAt: number;
  /** 继续使用 was pressed and no answer came. */
  readonly hasFailed: boolean;
}
