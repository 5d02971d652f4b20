/** The promise to the student: an edit is on this device within this many ms. `keepDelayMs` is how the machine keeps it. */
export const keptWithinMs = 300;

/** From an edit to its write on this device, ms; the rest of `keptWithinMs` is for the write. Edits in between share it. */
export const keepDelayMs = 100;

/** From a write or a removal on this device that failed to the next try, ms. */
export const deviceRetryMs = 5000;

/** The promise to the student: an edit is sent to the server within this many ms, however long the typing goes on. */
export const sentWithinMs = 10_000;

/** From the last edit to the save, ms; sooner when the device keeps nothing. */
export const quietMs = 2000;
const quietUnkeptMs = 500;

/** ms from now until the save of edits the first of which came at `since` (both by the monotonic clock, ms). */
export const quietDelay = (since: number, now: number, isKept: boolean): number =>
  Math.max(0, Math.min(isKept ? quietMs : quietUnkeptMs, since + sentWithinMs - now));

/** The pauses between calls that fail: 2, 4, 8 … 60 s. */
export const retryPauses = { min: 2000, max: 60_000 };

/** Saves in a row that another device outran, after which the machine pauses before it tries again. */
export const maxOutrun = 2;
