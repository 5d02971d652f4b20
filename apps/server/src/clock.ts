/** Source of the server's time. Nothing else reads the time. */
export interface Clock {
  now(): Date;
}

/** A clock that tests and PORTAL_TEST_MODE can move. */
export interface MovableClock extends Clock {
  /** Sets the distance to the real time, in milliseconds; 0 is the real time again. */
  setOffset(offsetMs: number): void;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** The machine's own time, moved by `setOffset`. */
export function createMovableClock(base: Clock = systemClock): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(base.now().getTime() + offset),
    setOffset(offsetMs) {
      offset = offsetMs;
    },
  };
}
