import 'vitest';

/** The result of an attack. */
interface AttackTally {
  /** How many requests were made, or things looked at. */
  readonly tried: number;
  /** How many were answered as they must not be. */
  readonly found: number;
  /** A figure and its limit, in words. */
  readonly figure?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Read by scripts/test-security.mjs. */
    security?: AttackTally;
  }
}
