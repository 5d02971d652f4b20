/** The server's time (`server`, epoch ms) at a moment of the monotonic clock (`at`, ms). */
export interface ServerClock {
  readonly server: number;
  readonly at: number;
}

/** How far a later word may lie behind what was reckoned, in ms, before it is believed: so late may an answer come. */
const maxDelayMs = 2000;

/** The server's time now, epoch ms. `now` is the monotonic clock: moving the device's clock changes nothing. */
export const serverTime = ({ server, at }: ServerClock, now: number): number =>
  Math.round(server + (now - at));

/**
 * Learns from an answer that says `server`. An answer is always old by the way it came, so that the word that lies
 * furthest ahead is the best one; one far behind says that the monotonic clock cannot be believed.
 */
export function learnTime(clock: ServerClock | null, server: number, now: number): ServerClock {
  if (clock === null) return { server, at: now };
  const ahead = server - serverTime(clock, now);
  return ahead >= 0 || ahead < -maxDelayMs ? { server, at: now } : clock;
}
