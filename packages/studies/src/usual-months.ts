import { type DateTime, type Day, parseMoment, wallClock } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';

/**
 * The first usual month after a period, such as 2027年4月; empty when a course is examined in none. `start`: its first
 * day or a moment of it.
 */
export function nextUsualMonth(usualMonths: readonly number[], start: Day | DateTime): string {
  const { year, month } = wallClock(parseMoment(start));
  const months = usualMonths.toSorted((a, b) => a - b);
  const [earliest] = months;
  if (earliest === undefined) return '';
  const later = months.find((usual) => usual > month);
  const [inYear, inMonth] = later === undefined ? [year + 1, earliest] : [year, later];
  return monthWords(Date.UTC(inYear, inMonth - 1));
}
