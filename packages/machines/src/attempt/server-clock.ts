/** The server's time (`server`, epoch ms) at a moment of the monotonic clock (`at`, ms). */
export interface ClockReading {
  readonly server: number;
  readonly at: number;
}

/** An answer may come this late, ms: a server time that lies further behind the expected one is believed. */
const maxDelayMs = 2000;

/** The server's time now, epoch ms. `now` is the monotonic clock: moving the device's clock changes nothing. */
export const serverTime = ({ server, at }: ClockReading, now: number): number =>
  Math.round(server + (now - at));

/**
 * Learns from an answer that says `server`. Every answer is old by the time of its way, so the one that lies furthest
 * ahead is the best; one far behind means that the monotonic clock cannot be believed.
 */
export function learnTime(clock: ClockReading | null, server: number, now: number): ClockReading {
  if (clock === null) return { server, at: now };
  const ahead = server - serverTime(clock, now);
  return ahead >= 0 || ahead < -maxDelayMs ? { server, at: now } : clock;
}
