import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { GradeSummary } from '@qianwei/api/contract/academic/grade';
import { mean } from '@qianwei/studies';
import { thesisCountOf } from '../../../studies/degree-scores.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import type { StudyStanding } from '../../../studies/results.ts';

/** Text on the scores that count in the averages and those that do not. */
const avgRule =
  '均分取已合格且有分数的成绩，保留一位小数；免考和只评等级的没有分数，不计入；学位均分另计毕业论文（设计），按等级折成 95、85、75、65';

type Term = GradeSummary['avgTerms'][number];

const isThesis = ({ line }: StudyStanding) => line.course.examMode === 'THESIS';
const isPractice = ({ line }: StudyStanding) => line.course.examMode === 'PRACTICE';
const isWritten = (standing: StudyStanding) => !isThesis(standing) && !isPractice(standing);

const termOf = ({ best }: StudyStanding, score: number | null | undefined): Term[] =>
  best === null || score === null || score === undefined
    ? []
    : [{ courseCode: best.course.courseCode, courseName: best.course.name, score }];

/** How far the results bring the student; `counted` is what counts for the plan. */
export function summaryOf(
  { plan }: Pick<StudyRecord, 'plan'>,
  counted: readonly StudyStanding[],
  basis: Basis,
): GradeSummary {
  const passed = counted.filter((standing) => standing.passed);
  const avgTerms = passed
    .filter((standing) => !isThesis(standing))
    .flatMap((standing) => termOf(standing, standing.best?.grade.finalScore));
  // Without a degree, nothing counts for it.
  const degreeTerms =
    plan.degreeNeed === null
      ? []
      : [...avgTerms, ...passed.flatMap((standing) => termOf(standing, thesisCountOf(standing)))];
  const meanOf = (terms: readonly Term[]) => mean(terms.map(({ score }) => score));
  return {
    passedCount: passed.filter(isWritten).length,
    totalCount: counted.filter(isWritten).length,
    practicePassed: passed.filter(isPractice).length,
    practiceTotal: counted.filter(isPractice).length,
    credit: passed.reduce((sum, { line }) => sum + line.course.credit, 0),
    minCredit: plan.minCredit,
    avg: meanOf(avgTerms),
    avgTerms,
    degreeAvg: meanOf(degreeTerms),
    degreeTerms,
    degreeNeed: plan.degreeNeed,
    avgRule,
    basis,
  };
}
