/** The words of the chart. */
export interface TrendChartTexts {
  /** Names of the two lines, followed by their score. */
  pass: string;
  degree: string;
  score: (score: number) => string;
  passed: string;
  failed: string;
  /** In place of a score. */
  absent: string;
  /** A period in which nothing was taken. */
  none: string;
  /** The score is outside 0 to 100. */
  outside: string;
  empty: string;
  /** Joins the parts of a point's name: period, course, score, result. */
  parts: (parts: readonly string[]) => string;
  /** Joins the results of one period. */
  results: (results: readonly string[]) => string;
}

export const trendChartTexts: TrendChartTexts = {
  pass: '合格',
  degree: '学位',
  score: (score) => `${score}\u00a0分`,
  passed: '合格',
  failed: '不合格',
  absent: '缺考',
  none: '没有成绩',
  outside: '不在 0–100 分之内，图上画在边上',
  empty: '还没有成绩',
  parts: (parts) => parts.join('，'),
  results: (results) => results.join('；'),
};
