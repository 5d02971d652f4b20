import { type ContextType, use } from 'react';
import { CalendarStateContext, RangeCalendarStateContext } from 'react-aria-components';

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
