import type { HeldService } from '@qianwei/api/contract/course/catalogue';
import { parseMoment, wallClock } from '@qianwei/api/time/moment';

/** The time that all spans of a list are drawn on. */
export interface SpanScale {
  /** `2025.09`: the month in which it begins and the one in which it ends. */
  readonly first: string;
  readonly last: string;
  /** The place of a moment (ms), 0 to 1; clamped. */
  at(moment: number): number;
}

const two = (value: number) => String(value).padStart(2, '0');
const monthStart = (year: number, month: number) =>
  parseMoment(month > 12 ? `${year + 1}-01-01` : `${year}-${two(month)}-01`);

/** A scale of whole months for these services, with now on it. */
export function spanScaleOf(services: readonly HeldService[], now: number): SpanScale {
  const moments = services.flatMap(({ openDate, expireDate }) => [
    parseMoment(openDate),
    parseMoment(expireDate),
  ]);
  const from = wallClock(Math.min(now, ...moments));
  const to = wallClock(Math.max(now, ...moments));
  const start = monthStart(from.year, from.month);
  const end = monthStart(to.year, to.month + 1);
  return {
    first: `${from.year}.${two(from.month)}`,
    last: `${to.year}.${two(to.month)}`,
    at: (moment) => Math.min(1, Math.max(0, (moment - start) / (end - start))),
  };
}
