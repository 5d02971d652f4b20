/** The words of a `DeadlineLine`. */
export interface DeadlineLineTexts {
  /** Names the list. */
  label: string;
  today: string;
  /** Shown when nothing is due. */
  empty: string;
  /** 11月30日, under the beginning of a week. */
  day: (month: number, day: number) => string;
}

/** The Chinese of `DeadlineLine`. */
export const deadlineLineTexts: DeadlineLineTexts = {
  label: '截止雷达',
  today: '今天',
  empty: '这段时间没有截止事项',
  day: (month, day) => `${month}月${day}日`,
};
