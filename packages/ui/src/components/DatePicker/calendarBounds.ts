import type { DateValue } from '@internationalized/date';
import { boundsOf, type DayBounds } from './bounds.ts';
import { readDay } from './day.ts';

/** The bounds as a React Aria calendar takes them. */
export function calendarBounds(bounds: DayBounds) {
  const { min, max } = boundsOf(bounds);
  return {
    minValue: readDay(min),
    maxValue: readDay(max),
    isDateUnavailable: (date: DateValue) => Boolean(bounds.isDateUnavailable?.(date.toString().slice(0, 10))),
  };
}
