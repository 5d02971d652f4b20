/** The words of a `ResumeRuler`. */
export interface ResumeRulerTexts {
  /** Above a gap. */
  gap(months: number): string;
  /** From and to as `yyyy-MM`; `to` is empty for what goes on. */
  time(from: string, to: string): string;
  /** A stretch as a screen reader reads it: its label, or the words of its gap, and its months. */
  stretch(what: string, time: string): string;
  /** At the end of a ruler of the look `gap`. */
  today: string;
  /** Without a stretch. */
  empty: string;
}

export const resumeRulerTexts: ResumeRulerTexts = {
  gap: (months) => `空 ${months} 个月`,
  time: (from, to) => (to === '' ? `${from} 至今` : `${from} 至 ${to}`),
  stretch: (what, time) => `${what}，${time}`,
  today: '今',
  empty: '还没有填写',
};
