import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { GradeSummary } from '@qianwei/api/contract/academic/grade';
import { averageOf, courseScores, degreeTerms } from '../../../studies/degree-scores.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { isThesis, type StudyStanding } from '../../../studies/results.ts';

/** Text on the scores that count in the averages and those that do not. */
const avgRule =
  '均分取已合格且有分数的成绩，保留一位小数；免考和只评等级的没有分数，不计入；学位均分另计毕业论文（设计），按等级折成 95、85、75、65';

const isPractice = ({ line }: StudyStanding) => line.course.examMode === 'PRACTICE';
const isWritten = (standing: StudyStanding) => !isThesis(standing) && !isPractice(standing);

/** How far the results bring the student; `counted` is what counts for the plan. */
export function summaryOf(
  { plan }: Pick<StudyRecord, 'plan'>,
  counted: readonly StudyStanding[],
  basis: Basis,
): GradeSummary {
  const passed = counted.filter((standing) => standing.passed);
  const avgTerms = courseScores(counted);
  // Without a degree, nothing counts for it.
  const termsOfDegree = plan.degreeNeed === null ? [] : degreeTerms(counted);
  return {
    passedCount: passed.filter(isWritten).length,
    totalCount: counted.filter(isWritten).length,
    practicePassed: passed.filter(isPractice).length,
    practiceTotal: counted.filter(isPractice).length,
    credit: passed.reduce((sum, { line }) => sum + line.course.credit, 0),
    minCredit: plan.minCredit,
    avg: averageOf(avgTerms),
    avgTerms,
    degreeAvg: averageOf(termsOfDegree),
    degreeTerms: termsOfDegree,
    degreeNeed: plan.degreeNeed,
    avgRule,
    basis,
  };
}
