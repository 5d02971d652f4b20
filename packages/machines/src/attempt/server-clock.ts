/** The server's time (`server`, epoch ms) at a moment of the monotonic clock (`at`, ms). */
export interface ClockReading {
  readonly server: number;
  readonly at: number;
}

/** An answer may be delayed this long, ms: a server time further behind the expected one is adopted. */
const maxDelayMs = 2000;

/** The server's time now, epoch ms. `now` is the monotonic clock: changing the device's clock has no effect. */
export const serverTime = ({ server, at }: ClockReading, now: number): number =>
  Math.round(server + (now - at));

/**
 * Updates the reading with the `server` time of an answer. Every answer is late by its latency, so the one furthest
 * ahead is the best; one far behind means that the monotonic clock is wrong.
 */
export function learnTime(clock: ClockReading | null, server: number, now: number): ClockReading {
  if (clock === null) return { server, at: now };
  const ahead = server - serverTime(clock, now);
  return ahead >= 0 || ahead < -maxDelayMs ? { server, at: now } : clock;
}
