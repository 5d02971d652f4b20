/** The words of a calendar and of a field for a day. */
export interface DatePickerTexts {
  open: string;
  previous: string;
  next: string;
  today: string;
  clear: string;
  year: string;
  month: string;
  /** 2026年, in the list of years. */
  yearOf: (year: number) => string;
  /** 11月, in the list of months. */
  monthOf: (month: number) => string;
  /** The seven days, from Monday on: in one character, and whole. */
  weekdays: readonly string[];
  longWeekdays: readonly string[];
  /** 2026年11月21日; `day` is yyyy-MM-dd. */
  day: (day: string) => string;
  /** Said after a chosen day by a screen reader. */
  chosen: string;
  /** Why a day cannot be chosen; `day` is already in words. */
  unavailable: (day: string, reason: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
  incomplete: string;
}

/** The Chinese of `DatePicker`. */
export const datePickerTexts: DatePickerTexts = {
  open: '打开日历',
  previous: '上个月',
  next: '下个月',
  today: '今天',
  clear: '清除',
  year: '年份',
  month: '月份',
  yearOf: (year) => `${year}年`,
  monthOf: (month) => `${month}月`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  longWeekdays: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  day: (day) => {
    const [year, month, date] = day.split('-').map(Number);
    return `${year}年${month}月${date}日`;
  },
  chosen: '已选',
  unavailable: (day, reason) => `${day}不可选：${reason}`,
  tooEarly: (first) => `最早可选 ${first}，请改选这一天或之后`,
  tooLate: (last) => `最晚可选 ${last}，请改选这一天或之前`,
  incomplete: '日期还没有填完整，请补齐年、月、日',
};
