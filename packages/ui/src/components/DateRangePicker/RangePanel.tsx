import { RangeCalendar, ToggleButton } from 'react-aria-components';
import type { DayBounds } from '../DatePicker/bounds.ts';
import * as styles from '../DatePicker/Calendar.css.ts';
import { CalendarMonth } from '../DatePicker/CalendarMonth.tsx';
import { CalendarFoot, CalendarSheet } from '../DatePicker/CalendarSheet.tsx';
import { calendarBounds } from '../DatePicker/calendarState.ts';
import { readDay } from '../DatePicker/day.ts';
import type { DateRangePickerTexts } from './DateRangePicker.texts.ts';
import { type DayRange, type RangePreset, rangeProblem } from './range.ts';

export interface RangePanelProps extends DayBounds {
  range: DayRange | null;
  /** `yyyy-MM-dd` */
  today: string;
  presets: readonly RangePreset[];
  texts: DateRangePickerTexts;
  /** Called with a ready range or null, from the buttons. */
  onChoose: (range: DayRange | null) => void;
}

/** The opened calendar of a `DateRangePicker`; loaded on demand. */
export default function RangePanel({ range, today, presets, texts, onChoose, ...bounds }: RangePanelProps) {
  // Days outside the bounds cannot be chosen.
  const ready = presets.filter((preset) => !rangeProblem(preset, bounds, texts));
  return (
    <CalendarSheet>
      {ready.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
        <div role="group" aria-label={texts.presets} className={styles.presets}>
          {ready.map(({ id, label, start, end }) => (
            <ToggleButton
              key={id}
              className={styles.preset}
              isSelected={range?.start === start && range.end === end}
              onPress={() => onChoose({ start, end })}
            >
              {label}
            </ToggleButton>
          ))}
        </div>
      )}
      <RangeCalendar
        {...calendarBounds(bounds)}
        firstDayOfWeek="mon"
        defaultFocusedValue={readDay(range?.start) ?? readDay(today)}
      >
        <CalendarMonth {...bounds} today={today} texts={texts} />
        <CalendarFoot
          {...bounds}
          texts={texts}
          today={today}
          onClear={range ? () => onChoose(null) : undefined}
        />
      </RangeCalendar>
    </CalendarSheet>
  );
}
