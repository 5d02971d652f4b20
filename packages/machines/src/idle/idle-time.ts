import type { IdleContext } from './idle-events.ts';

const second = 1000;
const minute = 60 * second;

/** How long before the end it is announced, ms: five minutes, or half of a limit below ten minutes. */
export const noticeOf = (limit: number): number => Math.min(5 * minute, limit / 2);

/** When the last call is this old, ms, an action of the student makes a new one. */
const staleOf = (limit: number): number => Math.min(5 * minute, limit / 4);

/** A hidden tab may check once a minute; a longer gap, ms, means that the device slept or its clock was changed. */
const sleepGap = 2 * minute;

/** The machine checks the clock at least this often, ms: timers stop while a device sleeps. */
const maxWaitMs = 15 * second;

/** When the session ends if nothing happens; infinite while it doesn't. */
export function endOf({ limit, at, until, isAnswering, seenInVain }: IdleContext): number {
  if (limit === null || isAnswering) return Number.POSITIVE_INFINITY;
  return Math.max(at, until ?? 0, seenInVain) + limit;
}

/** True when the end is to be announced. */
export const isDue = (context: IdleContext, now: number): boolean =>
  now >= endOf(context) - noticeOf(context.limit ?? 0);

/** True when the time has run out. */
export const isOver = (context: IdleContext, now: number): boolean => now >= endOf(context);

/** True when the last check of the clock is too long ago to trust it: the device slept. */
export const hasSlept = ({ lookedAt }: IdleContext, now: number): boolean => now - lookedAt > sleepGap;

/**
 * True when the server should be called because the student is active. Only this tab's own attempt is trusted: one of
 * another tab may have been submitted from another device.
 */
export const isStale = ({ limit, at, isAnswering }: IdleContext, now: number): boolean =>
  limit !== null && !isAnswering && now - at >= staleOf(limit);

/** How long to wait until the next check while nothing is announced, ms. */
export function nextLook(context: IdleContext, now: number): number {
  const notice = endOf(context) - noticeOf(context.limit ?? 0);
  return Math.max(0, Math.min(maxWaitMs, notice - now));
}

/** How long to wait until the next check while the end is announced, ms. */
export const nextSecond = (context: IdleContext, now: number): number =>
  Math.max(0, Math.min(second, endOf(context) - now));
