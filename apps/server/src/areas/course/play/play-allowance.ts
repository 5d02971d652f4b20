import { playSpeeds } from '@qianwei/api/contract/course/play';
import type { playSession } from '../../../db/schema/study.ts';
import { toleranceMs } from './play-settings.ts';

/** The part of a session that says how much it may report. */
type Session = Pick<typeof playSession.$inferSelect, 'allowance' | 'beatAt' | 'endedAt'>;

/** From `start` to before `end`, ms of the epoch. */
interface Window {
  readonly start: number;
  readonly end: number;
}

const topSpeed = Math.max(...playSpeeds);

/** An allowance is never more, ms: a page that slept for a week has watched nothing in it. */
const maxAllowanceMs = 24 * 3_600_000;

/** How long a session has played since its last heartbeat at most, ms: none after it was ended. */
export function passedMs({ beatAt, endedAt }: Session, now: Date): number {
  const until = endedAt !== null && endedAt < now ? endedAt : now;
  return Math.max(0, until.getTime() - beatAt.getTime());
}

/** Milliseconds of video that a session may report now: its rest, and wall time × speed since its last heartbeat. */
export const allowanceOf = (session: Session, speed: number, now: Date): number =>
  Math.min(maxAllowanceMs, Math.round(session.allowance + passedMs(session, now) * speed));

/** How long a session has played since its last heartbeat within a window, ms; the window is in ms of the epoch. */
const passedWithin = (session: Session, { start, end }: Window, now: Date): number => {
  const until = session.beatAt.getTime() + passedMs(session, now);
  return Math.max(0, Math.min(until, end) - Math.max(session.beatAt.getTime(), start));
};

/** The rest of a session that may have been played since a moment, ms: it is no more than can be played from then to the last heartbeat. */
function restSince({ allowance, beatAt, endedAt }: Session, start: number): number {
  const last = endedAt !== null && endedAt < beatAt ? endedAt : beatAt;
  return Math.max(0, Math.min(allowance, (last.getTime() - start) * topSpeed));
}

/**
 * Milliseconds of video that a session may report for a window, such as that of a batch: wall time × speed within it since the
 * last heartbeat, and what is left of the time before that one within it.
 */
export const allowanceWithin = (session: Session, speed: number, window: Window, now: Date): number =>
  Math.round(passedWithin(session, window, now) * speed + restSince(session, window.start));

/** How many seconds an allowance is worth: a second counts when half of it was played, and the rest is owed. */
export const secondsOf = (allowance: number): number => Math.max(0, Math.floor((allowance + 500) / 1000));

/**
 * The tolerance that a session hands on to the one that ends it, ms, or what it owes: it is one and the same, since otherwise
 * every opening of a lesson would bring seconds that nobody watched.
 */
export const handedOn = (session: Session, now: Date): number =>
  Math.min(toleranceMs, allowanceOf(session, 1, now));
