import { wallClock } from '@qianwei/api/time/moment';
import { endOfDay } from '../../../time.ts';

/** Saturday and Sunday, as `wallClock` counts them. Holidays of a year are not known here: they count as working days. */
const restDays: ReadonlySet<number> = new Set([0, 6]);

const isWorkingDay = (at: Date): boolean => !restDays.has(wallClock(at.getTime()).weekday);

/**
 * The moment at which so many working days after the day of `since` are over: the midnight in Shanghai that ends the last of
 * them. The day itself does not count. Working days are Monday to Friday.
 */
export function afterWorkingDays(since: Date, days: number): Date {
  let end = endOfDay(since);
  for (let left = days; left > 0; ) {
    if (isWorkingDay(end)) left -= 1;
    end = endOfDay(end);
  }
  return end;
}
