/**
 * The promise to the student: a change is on this device within this many ms, see `createAttemptMachine`.
 * `persistDelayMs` is how the machine keeps it.
 */
export const persistedWithinMs = 300;

/**
 * From a change to its write on this device, ms; changes in between are written together. The rest of
 * `persistedWithinMs` is for the write itself. Short, because a page that unloads in between loses what was typed
 * last: a write that begins during unload comes too late.
 */
export const persistDelayMs = 50;

/** From a write that failed to the next try, ms. */
export const persistRetryMs = 5000;

/**
 * The promise to the student: a change is sent to the server within this many ms, however long the typing continues,
 * see `createAttemptMachine`. `saveDelay` keeps it.
 */
const sentWithinMs = 4000;

/** From the last change to the save, ms. */
const saveDelayMs = 1000;

/** ms from now until the save of changes the first of which came at `since` (both by the monotonic clock, ms). */
export const saveDelay = (since: number, now: number): number =>
  Math.max(0, Math.min(saveDelayMs, since + sentWithinMs - now));

/** The interval of heartbeats: how often an open page without changes asks for the time, ms. */
export const heartbeatMs = 30_000;

/** How often the machine checks the clock, ms; sooner when the time is up. */
export const tickMs = 1000;

/**
 * The promise to the student: an answer that the server has not confirmed is shown as at risk within this many ms, see
 * `createAttemptMachine`. `lateAfterMs` keeps it.
 */
const lateWithinMs = 15_000;

/** An answer unsent for this many ms is late; a tick before `lateWithinMs`, since the machine checks once a tick. */
export const lateAfterMs = lateWithinMs - tickMs;
