import { boundsOf, type DayBounds } from './bounds.ts';
import * as styles from './Calendar.css.ts';
import { useCalendar } from './calendarState.ts';
import type { DatePickerTexts } from './DatePicker.texts.ts';

/**
 * 2026年 11月 as two lists of the device's own: a wheel on a phone, and on a keyboard the figures of a year of birth
 * can be typed.
 */
export function MonthChoice({ texts, ...bounds }: DayBounds & { texts: DatePickerTexts }) {
  const state = useCalendar();
  const { year, month } = state.visibleRange.start;
  const { min, max } = boundsOf(bounds);
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
  const isWithin = (candidate: number) => {
    const name = `${year}-${String(candidate).padStart(2, '0')}`;
    return name >= min.slice(0, 7) && name <= max.slice(0, 7);
  };
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(isWithin);
  // The first of the month: a day such as the 31st would pull some months along.
  const go = (to: { year?: number; month?: number }) =>
    state.setFocusedDate(state.visibleRange.start.set({ day: 1, ...to }));
  return (
    <div className={styles.choice}>
      <select
        className={styles.select}
        aria-label={texts.year}
        value={year}
        onChange={({ target }) => go({ year: Number(target.value) })}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {texts.yearOf(each)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={texts.month}
        value={month}
        onChange={({ target }) => go({ month: Number(target.value) })}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {texts.monthOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
