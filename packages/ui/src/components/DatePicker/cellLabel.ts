import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { DatePickerTexts } from './DatePicker.texts.ts';

/** What a screen reader says of a day. */
export function cellLabel(
  date: CalendarDate,
  state: { isToday: boolean; isSelected: boolean; reason: string | undefined },
  texts: DatePickerTexts,
): string {
  const day = `${texts.day(date.toString())}${texts.longWeekdays[getDayOfWeek(date, 'zh-CN', 'mon')]}`;
  const words = [day, state.isToday && texts.today, state.isSelected && texts.chosen];
  const plain = words.filter(Boolean).join('，');
  return state.reason ? texts.unavailable(plain, state.reason) : plain;
}
