import { useEffect, useState } from 'react';
import { parseMoment } from './date-text.ts';

/**
 * The server's time now, in milliseconds since 1970: the time its answer carried plus what has passed since. The
 * device's own clock may be wrong; only the span is taken from it.
 *
 * `receivedAt` is when the answer came (`dataUpdatedAt` of a query), `every` how often the value moves on in ms
 * (default 15 000).
 */
export function useServerNow(serverTime: string, receivedAt: number, every = 15_000): number {
  const [device, setDevice] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setDevice(Date.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return parseMoment(serverTime) + Math.max(0, device - receivedAt);
}
