import { type Grade, type GradeList, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { listDay } from '@qianwei/api/time/words';
import type { TrendChartProps } from '@qianwei/ui/TrendChart';

/** A period with the results that are shown of it; what belongs to none is by its kind, such as 免考. */
export interface PeriodGrades {
  readonly key: string;
  readonly name: string;
  /** Null where nothing of it is published. */
  readonly period: GradeList['periods'][number] | null;
  readonly grades: readonly Grade[];
}

/** The results by period, in the order in which they come. */
export function gradesByPeriod(list: readonly Grade[], periods: GradeList['periods']): PeriodGrades[] {
  const groups = new Map<string, PeriodGrades & { grades: Grade[] }>();
  for (const grade of list) {
    const name = grade.periodName || gradeTypeTitles[grade.gradeType];
    const key = grade.periodId ?? name;
    const group = groups.get(key);
    if (group) group.grades.push(grade);
    else {
      const period = periods.find(({ periodId }) => periodId === grade.periodId) ?? null;
      groups.set(key, { key, name, period, grades: [grade] });
    }
  }
  return [...groups.values()];
}

/** The results of written exams as the chart draws them, by period. */
export function examTrend(trend: GradeList['trend']): TrendChartProps['periods'] {
  const names = [...new Set(trend.map(({ periodName }) => periodName))];
  return names.map((name) => {
    const results = trend.filter(({ periodName }) => periodName === name);
    // 26.10
    const label = listDay(results[0]?.date ?? Number.NaN)
      .slice(2, 7)
      .replace('-', '.');
    return {
      id: name,
      label,
      name,
      attempts: results.map(({ courseCode, courseName, score }) => ({
        id: courseCode,
        name: courseName,
        score,
      })),
    };
  });
}
