/** Milliseconds. */
const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The time left as a clock: whole days separately, then `03:14:07`; under a day `3:14:07`; under an hour `48:12`. A
 * fraction of a second counts as a whole one, so that 00:00 is shown only at the end. `left` is milliseconds.
 */
export function clockOf(left: number): { days: number; figure: string } {
  const seconds = Number.isFinite(left) ? Math.max(0, Math.ceil(left / second)) : 0;
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const tail = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  if (days > 0) return { days, figure: `${two(hours)}:${tail}` };
  return { days, figure: hours > 0 ? `${hours}:${tail}` : tail };
}

/** `danger` and `warning` at and under their thresholds, `plain` before, `finished` at nothing. All milliseconds. */
export type Urgency = 'plain' | 'warning' | 'danger' | 'finished';
export function urgencyOf(left: number, warningAt: number, dangerAt: number): Urgency {
  if (!(left > 0)) return 'finished';
  if (left <= dangerAt) return 'danger';
  return left <= warningAt ? 'warning' : 'plain';
}

/** The default moments of announcements, ms before the end: a fifth of the whole, 5 minutes, 1 minute. */
export const momentsOf = (total: number | undefined): number[] =>
  [...(total ? [total * 0.2] : []), 5 * minute, minute].sort((a, b) => a - b);

/**
 * The moment that was passed between two reads of the clock, ms before the end; the last one when a sleeping tab
 * passed several, and undefined when none or the end itself was passed.
 */
export const passed = (before: number, after: number, moments: readonly number[]): number | undefined =>
  after > 0 ? moments.find((moment) => after <= moment && before > moment) : undefined;

/** How long until the figure changes, ms; it changes on the whole second before the end. At least 1. */
export const untilNextSecond = (left: number): number => {
  const part = left % second;
  return part > 0 ? part : second;
};

/** Within this many milliseconds before the end a hidden countdown shows itself. */
export const lastStretch = 100 * second;
