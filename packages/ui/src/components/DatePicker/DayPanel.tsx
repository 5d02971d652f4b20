import { Calendar } from 'react-aria-components';
import { type DayBounds, problemOf } from './bounds.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarFoot, CalendarSheet } from './CalendarSheet.tsx';
import { calendarBounds } from './calendarState.ts';
import type { DatePickerTexts } from './DatePicker.texts.ts';
import { readDay } from './day.ts';

export interface DayPanelProps extends DayBounds {
  /** `yyyy-MM-dd` */
  day: string | null;
  today: string;
  texts: DatePickerTexts;
  /** Called with today or null, from the buttons at the foot. */
  onChoose: (day: string | null) => void;
}

/** The opened calendar of a `DatePicker`; loaded on demand. */
export default function DayPanel({ day, today, texts, onChoose, ...bounds }: DayPanelProps) {
  return (
    <CalendarSheet>
      <Calendar
        {...calendarBounds(bounds)}
        firstDayOfWeek="mon"
        defaultFocusedValue={readDay(day) ?? readDay(today)}
      >
        <CalendarMonth {...bounds} today={today} texts={texts} />
        <CalendarFoot
          {...bounds}
          today={today}
          texts={texts}
          onToday={problemOf(today, bounds, texts) ? undefined : () => onChoose(today)}
          onClear={day ? () => onChoose(null) : undefined}
        />
      </Calendar>
    </CalendarSheet>
  );
}
