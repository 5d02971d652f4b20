import type { DateValue } from '@internationalized/date';
import { type ContextType, use } from 'react';
import { CalendarStateContext, RangeCalendarStateContext } from 'react-aria-components';
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

type State =
  | NonNullable<ContextType<typeof CalendarStateContext>>
  | NonNullable<ContextType<typeof RangeCalendarStateContext>>;

/** The state of the calendar around, be it for a day or for a range. */
export function useCalendar(): State {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) throw new Error('useCalendar outside of a calendar');
  return state;
}
