import type { ExamTrend } from '@qianwei/api/contract/academic/exam-trend';
import { listDay } from '@qianwei/api/time/words';
import type { TrendChartProps } from '@qianwei/ui/TrendChart';

/** The results of written exams as a chart draws them, by period; a course without a score says why. */
export function trendPeriods(trend: ExamTrend): TrendChartProps['periods'] {
  const names = [...new Set(trend.map(({ periodName }) => periodName))];
  return names.map((name) => {
    const results = trend.filter(({ periodName }) => periodName === name);
    const [first] = results;
    return {
      id: name,
      // 26.10
      label: first ? listDay(first.date).slice(2, 7).replace('-', '.') : '',
      name,
      attempts: results.map(({ courseCode, courseName, score, note }) => ({
        id: courseCode,
        name: courseName,
        score,
        ...(note !== '' && { note }),
      })),
    };
  });
}
