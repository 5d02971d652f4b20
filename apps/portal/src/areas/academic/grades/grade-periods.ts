import { type Grade, type GradeList, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';

/** The shown results of a period; results without a period are grouped by type, such as 免考. */
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
