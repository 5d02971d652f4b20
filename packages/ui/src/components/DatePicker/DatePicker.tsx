import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { late } from '../../late/piece.ts';
import { field } from '../Field/Field.css.ts';
import { problemOf } from './bounds.ts';
import { type DatePickerTexts, datePickerTexts } from './DatePicker.texts.ts';
import { DateSegments, DayFieldFrame } from './DayFieldFrame.tsx';
import { readDay } from './day.ts';
import { type DayFieldProps, useDayField } from './useDayField.ts';

const kind = {
  panel: late(() => import('./DayPanel.tsx')),
  texts: datePickerTexts,
  problemOf,
  fromDays: ([day]: readonly string[]) => day,
};

export type DatePickerProps = DayFieldProps<string, DatePickerTexts> & {
  /** The day goes into the form as `yyyy-MM-dd`. */
  name?: string;
};

/**
 * A day: typed, pasted or chosen from a calendar that comes with the first press. A day that may not be chosen is
 * reported at the field when it is left, with what to do; `error` of the page goes before it.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, today, bounds, words, Panel, type, choose, picker, frame } = useDayField(kind, props, [
    props.name,
  ]);
  return (
    <AriaDatePicker
      {...picker}
      className={field}
      value={readDay(value)}
      onChange={(next) => type(next && String(next))}
    >
      <DayFieldFrame {...frame}>
        <DateSegments />
      </DayFieldFrame>
      {Panel && <Panel {...bounds} day={value} today={today} texts={words} onChoose={choose} />}
    </AriaDatePicker>
  );
}
