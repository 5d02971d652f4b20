import type { ExamTrend } from '@qianwei/api/contract/academic/exam-trend';
import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import { formatDay } from '../time.ts';
import type { Result } from './results.ts';

/** The published results of written exams, as the chart of home and of 成绩查询 draws them. */
export const examTrendOf = (results: readonly Result[]): ExamTrend =>
  results
    .filter(({ isPublished, grade }) => isPublished && grade.gradeType === 'EXAM')
    .map(({ course, grade, period }) => ({
      courseCode: course.courseCode,
      courseName: course.name,
      periodName: period?.name ?? grade.periodName,
      date: period?.startDate ?? formatDay(grade.publishTime),
      score: grade.finalScore,
      note: grade.finalScore === null ? gradeResultTitles[grade.result] : '',
      passed: grade.result === 'PASS',
    }))
    .sort((a, b) => (`${a.date} ${a.courseCode}` < `${b.date} ${b.courseCode}` ? -1 : 1));
