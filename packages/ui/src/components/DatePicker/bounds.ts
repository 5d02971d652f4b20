import type { DatePickerTexts } from './DatePicker.texts.ts';
import { readDay } from './day.ts';

/** Which days may be chosen. */
export interface DayBounds {
  /** First and last day, `yyyy-MM-dd`. Default 1900-01-01 and 2100-12-31. */
  min?: string;
  max?: string;
  /** Why a day within the bounds cannot be chosen, in a few words; nothing when it can. */
  isDateUnavailable?: (day: string) => string | false | null | undefined;
}

const firstDay = '1900-01-01';
const lastDay = '2100-12-31';

/** The effective bounds; a bound that is no day is ignored. */
export const boundsOf = ({ min, max }: DayBounds) => ({
  min: readDay(min) ? (min as string) : firstDay,
  max: readDay(max) ? (max as string) : lastDay,
});

/** The error of a chosen day, for the field; undefined when it may be chosen. */
export function problemOf(day: string | null, bounds: DayBounds, texts: DatePickerTexts): string | undefined {
  if (!day) return undefined;
  const { min, max } = boundsOf(bounds);
  if (day < min) return texts.tooEarly(texts.day(min));
  if (day > max) return texts.tooLate(texts.day(max));
  const reason = bounds.isDateUnavailable?.(day);
  return reason ? texts.unavailable(texts.day(day), reason) : undefined;
}
