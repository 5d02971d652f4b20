import { type DayBounds, problemOf } from '../DatePicker/bounds.ts';
import type { DateRangePickerTexts } from './DateRangePicker.texts.ts';

/** Two days, `yyyy-MM-dd`; both count. */
export interface DayRange {
  start: string;
  end: string;
}

/** A ready range on a button, such as 近7天 or 本学期. */
export interface RangePreset extends DayRange {
  id: string;
  label: string;
}

const day = 86_400_000;

/** The last `days` days up to and with `today` (`yyyy-MM-dd`): the range of 近7天 is `lastDays(today, 7)`. */
export function lastDays(today: string, days: number): DayRange {
  const first = Date.parse(`${today}T00:00:00Z`) - (days - 1) * day;
  return { start: new Date(first).toISOString().slice(0, 10), end: today };
}

/** The error of a range, for the field; undefined when it may be chosen. */
export function rangeProblem(
  range: DayRange | null,
  bounds: DayBounds,
  texts: DateRangePickerTexts,
): string | undefined {
  if (!range) return undefined;
  if (range.end < range.start) return texts.reversed(texts.day(range.start));
  return problemOf(range.start, bounds, texts) ?? problemOf(range.end, bounds, texts);
}
