import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components';
import { late } from '../../late/piece.ts';
import { between } from '../DatePicker/DatePicker.css.ts';
import { DateSegments, DayFieldFrame } from '../DatePicker/DayFieldFrame.tsx';
import { readDay } from '../DatePicker/day.ts';
import { type DayFieldProps, useDayField } from '../DatePicker/useDayField.ts';
import { field } from '../Field/Field.css.ts';
import { type DateRangePickerTexts, dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { type DayRange, lastDays, type RangePreset, rangeProblem } from './range.ts';

const kind = {
  panel: late(() => import('./RangePanel.tsx')),
  texts: dateRangePickerTexts,
  problemOf: rangeProblem,
  fromDays: ([start, end]: readonly string[]) => (start && end ? { start, end } : undefined),
};

export type DateRangePickerProps = DayFieldProps<DayRange, DateRangePickerTexts> & {
  /** The days go into the form under these names as `yyyy-MM-dd`. */
  startName?: string;
  endName?: string;
  /** Ready ranges beside the calendar; `presetsFor(today)` makes 近7天 and 近30天. Default none. */
  presets?: readonly RangePreset[];
};

/**
 * From one day to another: typed, pasted (both days at once) or chosen from a calendar that comes with the first
 * press. What is not allowed is reported at the field when it is left; `error` of the page goes before it.
 */
export function DateRangePicker({ presets = [], ...props }: DateRangePickerProps) {
  const { value, today, bounds, words, Panel, type, choose, picker, frame } = useDayField(kind, props, [
    props.startName,
    props.endName,
  ]);
  const [start, end] = [readDay(value?.start), readDay(value?.end)];
  return (
    <AriaDateRangePicker
      {...picker}
      className={field}
      value={start && end ? { start, end } : null}
      onChange={(next) => type(next && { start: String(next.start), end: String(next.end) })}
    >
      <DayFieldFrame {...frame}>
        <DateSegments slot="start" />
        <span className={between} aria-hidden="true">
          –
        </span>
        <DateSegments slot="end" />
      </DayFieldFrame>
      {Panel && (
        <Panel {...bounds} range={value} today={today} presets={presets} texts={words} onChoose={choose} />
      )}
    </AriaDateRangePicker>
  );
}

/** 近7天 and 近30天 up to and with `today` (`yyyy-MM-dd`). The page adds its own, such as 本学期. */
export const presetsFor = (today: string, words = dateRangePickerTexts.lastDays): RangePreset[] =>
  [7, 30].map((days) => ({ id: `last-${days}`, label: words(days), ...lastDays(today, days) }));
