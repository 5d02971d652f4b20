/** The result of a scenario. */
export interface Tally {
  /** Things done and answered for, things done again later among them. */
  tried: number;
  /** Things of which the server does not have the last state. */
  lost: number;
  /** Things that are there more than once, or that nobody did. */
  doubled: number;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Read by scripts/test-faults.mjs. */
    faults?: Tally;
  }
}
