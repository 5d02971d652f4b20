/** The server's clock, as known from its answers. */
export interface ServerClock {
  /** Milliseconds since 1970, as the server counts them; the device's own clock until the first answer. */
  now(): number;
  /** Learns from an answer's `Date` header; `sent` and `received` are moments of the device's clock, in ms. */
  learn(date: string | null, sent: number, received: number): void;
}

/**
 * Corrects the device's clock by the `Date` header of answers (API-3). The header counts whole seconds and says
 * nothing of the way there and back, so each answer only gives a range for the offset; ranges that overlap narrow
 * one another, and one that does not (either clock was moved) replaces them.
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  let offset = 0;
  return {
    now: () => Math.round(deviceNow() + offset),
    learn(date, sent, received) {
      const serverTime = Date.parse(date ?? '');
      if (Number.isNaN(serverTime)) return;
      const [minOffset, maxOffset] = [serverTime - received, serverTime + 1000 - sent];
      const overlaps = minOffset <= high && maxOffset >= low;
      low = overlaps ? Math.max(low, minOffset) : minOffset;
      high = overlaps ? Math.min(high, maxOffset) : maxOffset;
      offset = (low + high) / 2;
    },
  };
}
