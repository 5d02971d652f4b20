import { type DatePickerTexts, datePickerTexts } from '../DatePicker/DatePicker.texts.ts';

/** The words of a calendar and of a field for a range of days. */
export interface DateRangePickerTexts extends DatePickerTexts {
  start: string;
  end: string;
  /** Names the buttons of ready ranges. */
  presets: string;
  /** 近7天, on the button of a ready range. */
  lastDays: (days: number) => string;
  /** The end is before the start; `start` is already in words. */
  reversed: (start: string) => string;
}

/** The Chinese of `DateRangePicker`. */
export const dateRangePickerTexts: DateRangePickerTexts = {
  ...datePickerTexts,
  start: '开始日期',
  end: '结束日期',
  presets: '常用范围',
  lastDays: (days) => `近${days}天`,
  reversed: (start) => `结束日期早于开始日期，请把结束日期改到 ${start}或以后`,
};
