import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import type { StudyProgress } from '@qianwei/api/contract/home';
import { dateWords } from '@qianwei/api/time/words';
import type { Database } from '../db/database.ts';
import { versionOf } from '../student/plan-version.ts';
import type { Thesis } from '../thesis/read-thesis.ts';
import { formatDay } from '../time.ts';
import type { CreditTally } from './credits.ts';
import { degreeEnglishOf } from './degree-english.ts';
import { averageOf, courseScores, degreeTerms } from './degree-scores.ts';
import { examTrendOf } from './exam-trend.ts';
import { type LiveSignUp, seatedExams } from './live-sign-ups.ts';
import { isThesis, type StudyStanding } from './results.ts';
import { readyPractices, type Studies } from './studies.ts';
import { thesisStageWords } from './thesis-standing.ts';

/** State of the thesis in words: its result, else its stage; null where the plan has none. */
function thesisWordsOf({ standings }: Studies, theses: readonly Thesis[]): string | null {
  const own = standings.find(isThesis);
  if (own === undefined) return null;
  if (!own.passed) return thesisStageWords(theses);
  const level = thesisLevelTitles[own.best?.grade.level ?? 'PASS'];
  return own.best?.grade.finalScore == null ? level : `${own.best.grade.finalScore} 分，${level}`;
}

/** 已安排，12月5日考试: how far the first sign-up for the degree's foreign language is. */
function englishSignUpWords(signUps: readonly LiveSignUp[], now: Date): string {
  const signedUp = signUps.find(({ batch }) => batch.type === 'ENGLISH');
  if (signedUp === undefined) return '未报';
  const { row, batch } = signedUp;
  if (row.status === 'UNPAID') return '报名待缴费';
  if (row.status === 'RETURNED') return '报名被退回';
  if (batch.examEnd < formatDay(now)) return '等成绩公布';
  const state = seatedExams(signedUp, now).length > 0 ? '已安排' : '已报名';
  return `${state}，${dateWords(batch.examStart)}考试`;
}

async function englishStageOf(
  db: Database,
  { plan, studentId, now }: Studies,
  signUps: readonly LiveSignUp[],
): Promise<StudyProgress['degreeEnglish']> {
  if (plan.degreeNeed === null) return null;
  const result = await degreeEnglishOf(db, { studentId }, now);
  if (result === null) return { hasResult: false, text: englishSignUpWords(signUps, now) };
  const words = gradeResultTitles[result.result];
  return { hasResult: true, text: result.score === null ? words : `${result.score} 分，${words}` };
}

/** How far a student is on the way to graduation. */
export async function studyProgressOf(
  db: Database,
  studies: Studies,
  {
    credits,
    stateOf,
    signUps,
    theses,
  }: CreditTally & { readonly signUps: readonly LiveSignUp[]; readonly theses: readonly Thesis[] },
): Promise<StudyProgress> {
  const { plan, counted, results } = studies;
  const standings = counted.courses;
  const written = standings.filter(({ line }) => line.course.examMode === 'WRITTEN');
  const practices = standings.filter(({ line }) => line.course.examMode === 'PRACTICE');
  const isPassed = ({ passed }: StudyStanding) => passed;
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
    thesisStage: thesisWordsOf(studies, theses),
    thesisKind: standings.find(isThesis)?.line.course.thesisKind ?? null,
    degreeEnglish: await englishStageOf(db, studies, signUps),
    avgScore: averageOf(courseScores(standings)),
    degreeAvg: plan.degreeNeed === null ? null : averageOf(degreeTerms(standings)),
    degreeNeed: plan.degreeNeed,
    trend: examTrendOf(results),
  };
}
