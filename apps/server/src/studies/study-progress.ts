import { gradeResultTitles, thesisLevelTitles } from '@qianwei/api/contract/academic/grade';
import type { StudyProgress } from '@qianwei/api/contract/home';
import { mean } from '@qianwei/studies';
import type { Database } from '../db/database.ts';
import { versionOf } from '../student/plan-version.ts';
import type { CreditTally } from './credits.ts';
import { degreeEnglishOf } from './degree-english.ts';
import { degreeScoresOf } from './degree-scores.ts';
import type { StudyRecord } from './record.ts';
import type { Result, StudyStanding } from './results.ts';
import { readyPractices, type Studies } from './studies.ts';

const stages: Readonly<Record<string, string>> = {
  THESIS: '进行中',
  RETEST: '复检中',
};

function thesisStageOf(record: StudyRecord, standings: readonly StudyStanding[]): string | null {
  const thesis = standings.find(({ line }) => line.course.examMode === 'THESIS');
  if (thesis === undefined) return null;
  const { best } = thesis;
  if (thesis.passed && best !== null)
    return `${best.grade.finalScore} 分，${thesisLevelTitles[best.grade.level ?? 'PASS']}`;
  return stages[record.record.phase] ?? '未开始';
}

async function englishStageOf(
  db: Database,
  record: StudyRecord,
  now: Date,
): Promise<StudyProgress['degreeEnglish']> {
  if (record.plan.degreeNeed === null) return null;
  const result = await degreeEnglishOf(db, record, now);
  if (result === null) return { hasResult: false, text: '未报' };
  const words = gradeResultTitles[result.result];
  return { hasResult: true, text: result.score === null ? words : `${result.score} 分，${words}` };
}

const trendOf = (results: readonly Result[]): StudyProgress['trend'] =>
  results
    .flatMap(({ isPublished, course, grade, period }) =>
      isPublished && grade.gradeType === 'EXAM' && period !== null
        ? [
            {
              courseCode: course.courseCode,
              courseName: course.name,
              periodName: period.name,
              date: period.startDate,
              score: grade.finalScore,
              note: grade.finalScore === null ? gradeResultTitles[grade.result] : '',
              passed: grade.result === 'PASS',
            },
          ]
        : [],
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** How far a student is on the way to graduation. */
export async function studyProgressOf(
  db: Database,
  studies: Studies,
  { credits, stateOf }: CreditTally,
): Promise<StudyProgress> {
  const { plan, counted, results, now } = studies;
  const standings = counted.courses;
  const written = standings.filter(({ line }) => line.course.examMode === 'WRITTEN');
  const practices = standings.filter(({ line }) => line.course.examMode === 'PRACTICE');
  const isPassed = ({ passed }: StudyStanding) => passed;
  const scores = [...written, ...practices].flatMap(({ passed, best }) =>
    passed ? (best?.grade.finalScore ?? []) : [],
  );
  return {
    planVersion: versionOf(plan),
    slips: standings
      .filter(({ line }) => line.course.credit > 0)
      .map((standing) => ({
        courseCode: standing.line.course.courseCode,
        courseName: standing.line.course.name,
        credit: standing.line.course.credit,
        state: stateOf(standing),
      })),
    credits,
    passedCourse: written.filter(isPassed).length,
    totalCourse: written.length,
    practicePassed: practices.filter(isPassed).length,
    practiceTotal: practices.length,
    practiceReady: readyPractices(studies).length,
    thesisStage: thesisStageOf(studies, standings),
    thesisKind: standings.find(({ line }) => line.course.thesisKind !== null)?.line.course.thesisKind ?? null,
    degreeEnglish: await englishStageOf(db, studies, now),
    avgScore: mean(scores),
    degreeAvg: plan.degreeNeed === null ? null : degreeScoresOf(standings).average,
    degreeNeed: plan.degreeNeed,
    trend: trendOf(results),
  };
}
