import { useEffect, useState } from 'react';
import { untilNextSecond } from './time-left.ts';

/**
 * Milliseconds until `until`, never below 0, updated on each whole second and when a sleeping tab wakes: the clock is
 * read each time, nothing is counted. A `now` (ms) from the caller does not run; without it `clock` is read. A new
 * `clock` is used from the next tick.
 */
export function useTimeLeft(until: number, now: number | undefined, clock: () => number): number {
  const [own, setOwn] = useState(() => now ?? clock());
  const at = now ?? own;
  const left = Math.max(0, until - at);
  const isRunning = now === undefined && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const look = () => setOwn(clock());
    const timer = setTimeout(look, untilNextSecond(until - at));
    const wake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isRunning, until, at, clock]);
  return left;
}
