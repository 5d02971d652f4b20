/** The server's clock, estimated from its answers. */
export interface ServerClock {
  /** Epoch ms by the server's clock; by the device's own until the first answer. */
  now(): number;
  /** Learns from an answer's `Date` header; `sent` and `received` are moments of the device's clock, in ms. */
  learn(date: string | null, sent: number, received: number): void;
}

/**
 * Corrects the device's clock by the `Date` header of answers (API-3). The header counts whole seconds and ignores
 * the latency of the network, so each answer only yields a range for the offset; overlapping ranges narrow one
 * another, and one that does not overlap (either clock was changed) replaces them.
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
