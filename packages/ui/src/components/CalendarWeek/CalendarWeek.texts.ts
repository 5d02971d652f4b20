import type { WeekEventKind } from './week.ts';

/** The words of a `CalendarWeek`. */
export interface CalendarWeekTexts {
  previous: string;
  next: string;
  thisWeek: string;
  today: string;
  /** 现在 20:14, for a screen reader; `time` is HH:mm. */
  now: (time: string) => string;
  /** 2026年11月16日–22日; both are yyyy-MM-dd. */
  title: (monday: string, sunday: string) => string;
  /** 11月16日 */
  day: (day: string) => string;
  /** From Monday on. */
  weekdays: readonly string[];
  /** 周六 21日 has nothing. */
  free: string;
  /** The whole week has nothing. */
  empty: string;
  clash: string;
  kinds: Record<WeekEventKind, string>;
  /** 截止 on a moment: 17:00 截止. */
  until: (time: string) => string;
}

const parts = (day: string) => day.split('-').map(Number);

/** The Chinese of `CalendarWeek`. */
export const calendarWeekTexts: CalendarWeekTexts = {
  previous: '上一周',
  next: '下一周',
  thisWeek: '本周',
  today: '今天',
  now: (time) => `现在 ${time}`,
  title: (monday, sunday) => {
    const [year, month, first] = parts(monday);
    const [lastYear, lastMonth, last] = parts(sunday);
    const end = [year !== lastYear && `${lastYear}年`, month !== lastMonth && `${lastMonth}月`, `${last}日`];
    return `${year}年${month}月${first}日–${end.filter(Boolean).join('')}`;
  },
  day: (day) => {
    const [, month, date] = parts(day);
    return `${month}月${date}日`;
  },
  weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  free: '无安排',
  empty: '这一周没有直播、考试和截止事项',
  clash: '时间冲突',
  kinds: { live: '直播', exam: '考试', deadline: '截止', registered: '已报考' },
  until: (time) => `${time} 截止`,
};

/** The words of `HalfDays`. */
export interface HalfDaysTexts {
  clash: (count: number) => string;
  keep: string;
  /** For a screen reader, which needs the name of the course. */
  keepNamed: (course: string) => string;
  /** The half-day has nothing more. */
  none: string;
}

/** The Chinese of `HalfDays`. */
export const halfDaysTexts: HalfDaysTexts = {
  clash: (count) => `${count === 2 ? '两' : count}门同场，只能考一门`,
  keep: '保留这门',
  keepNamed: (course) => `保留这门：${course}`,
  none: '这个半天没有你可报的课程',
};
