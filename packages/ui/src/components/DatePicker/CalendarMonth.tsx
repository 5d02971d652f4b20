import { type CalendarDate, endOfWeek, getDayOfWeek, startOfWeek } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DayBounds } from './bounds.ts';
import * as styles from './Calendar.css.ts';
import { useCalendar } from './calendarState.ts';
import type { DatePickerTexts } from './DatePicker.texts.ts';
import { MonthChoice } from './MonthChoice.tsx';

export interface CalendarMonthProps extends DayBounds {
  /** `yyyy-MM-dd` */
  today: string;
  texts: DatePickerTexts;
}

/** A month: its name as two lists for a quick jump, the buttons to the months beside it, and its days. */
export function CalendarMonth({ today, texts, ...bounds }: CalendarMonthProps) {
  const state = useCalendar();
  // React Aria goes to the ends of the month; the pattern says of the week.
  const goToEndOfWeek = (event: KeyboardEvent) => {
    const ends = { Home: startOfWeek, End: endOfWeek };
    const end = ends[event.key as keyof typeof ends];
    if (!end) return;
    event.preventDefault();
    event.stopPropagation();
    state.setFocusedDate(end(state.focusedDate, 'zh-CN', 'mon'));
  };
  return (
    <>
      <header className={styles.head}>
        <IconButton slot="previous" icon="chevron" turn="half" label={texts.previous} />
        <MonthChoice {...bounds} texts={texts} />
        <IconButton slot="next" icon="chevron" label={texts.next} />
      </header>
      <div onKeyDownCapture={goToEndOfWeek}>
        <CalendarGrid className={styles.grid} weekdayStyle="narrow">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={styles.cell}
                render={(props, cell) => {
                  const reason = bounds.isDateUnavailable?.(date.toString()) || undefined;
                  const isToday = date.toString() === today;
                  const words = {
                    title: reason,
                    'data-marked': isToday || undefined,
                    'aria-current': isToday ? ('date' as const) : undefined,
                    'aria-label': cellLabel(date, { ...cell, isToday, reason }, texts),
                  };
                  return <div {...props} {...words} />;
                }}
              >
                {({ formattedDate }) => <span className={styles.figure}>{formattedDate}</span>}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  );
}

/** The accessible name of a day. */
function cellLabel(
  date: CalendarDate,
  state: { isToday: boolean; isSelected: boolean; reason: string | undefined },
  texts: DatePickerTexts,
): string {
  const day = `${texts.day(date.toString())}${texts.longWeekdays[getDayOfWeek(date, 'zh-CN', 'mon')]}`;
  const words = [day, state.isToday && texts.today, state.isSelected && texts.chosen];
  const plain = words.filter(Boolean).join('，');
  return state.reason ? texts.unavailable(plain, state.reason) : plain;
}
