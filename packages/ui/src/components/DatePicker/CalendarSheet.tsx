import type { ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { TextButton } from '../TextButton/TextButton.tsx';
import { boundsOf, type DayBounds } from './bounds.ts';
import * as styles from './Calendar.css.ts';
import { useCalendar } from './calendarState.ts';
import type { DatePickerTexts } from './DatePicker.texts.ts';
import { readDay } from './day.ts';

/** The container of a calendar: beside the field on a wide screen, a sheet from below on a phone. */
export function CalendarSheet({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.sheet} offset={6}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

export interface CalendarFootProps extends DayBounds {
  /** `yyyy-MM-dd` */
  today: string;
  texts: DatePickerTexts;
  /** 今天 chooses today; without it 今天 only leads to its month. */
  onToday?: () => void;
  /** Without it there is no button 清除. */
  onClear?: () => void;
}

/** Why the focused day cannot be chosen, and the buttons 今天 and 清除. */
export function CalendarFoot({ today, texts, onToday, onClear, ...bounds }: CalendarFootProps) {
  const { focusedDate, isFocused, setFocusedDate, setFocused } = useCalendar();
  const day = focusedDate.toString();
  const reason = isFocused && bounds.isDateUnavailable?.(day);
  const { min, max } = boundsOf(bounds);
  const date = readDay(today);
  const goToToday = () => {
    if (date) setFocusedDate(date);
    setFocused(true);
  };
  return (
    <>
      {reason && <p className={styles.reason}>{texts.unavailable(texts.day(day), reason)}</p>}
      <footer className={styles.foot}>
        {today >= min && today <= max && (
          <TextButton slot={null} onPress={onToday ?? goToToday}>
            {texts.today}
          </TextButton>
        )}
        {onClear && (
          <TextButton slot={null} onPress={onClear}>
            {texts.clear}
          </TextButton>
        )}
      </footer>
    </>
  );
}
