import { gradeResultTitles, thesisLevelTitles } from '@qianwei/api/contract/academic/grade';
import type { StudyProgress } from '@qianwei/api/contract/home';
import { mean } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examBasket } from '../db/schema/registration.ts';
import { versionOf } from '../student/plan-version.ts';
import { degreeEnglishOf } from './degree-english.ts';
import { degreeScoresOf } from './degree-scores.ts';
import { listPresentPeriods, periodStatusOf } from './periods.ts';
import type { StudyRecord } from './record.ts';
import { listActiveRegistrations } from './registrations.ts';
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

async function englishStageOf(db: Database, record: StudyRecord, now: Date): Promise<string | null> {
  if (record.plan.degreeNeed === null) return null;
  const result = await degreeEnglishOf(db, record, now);
  if (result === null) return '未报';
  const words = gradeResultTitles[result.result];
  return result.score === null ? words : `${result.score} 分，${words}`;
}

/** What is registered, or is in the basket, for the period that is open: codes, one of each half-day. */
async function plannedCodes(
  db: Database,
  record: StudyRecord,
  standings: readonly StudyStanding[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const open = (await listPresentPeriods(db, now)).find((period) => periodStatusOf(period, now) === 'OPEN');
  if (open === undefined) return new Set();
  const registered = await listActiveRegistrations(db, { studentId: record.studentId, periodId: open.id });
  const [basket] = await db
    .select()
    .from(examBasket)
    .where(and(eq(examBasket.studentMajorId, record.studentMajorId), eq(examBasket.periodId, open.id)));
  const taken = new Map<string, string>(
    registered.map(({ session, course }) => [session.code, course.courseCode]),
  );
  for (const { line, passed } of standings) {
    const { courseCode } = line.course;
    const { usualSession } = line.line;
    if (passed || usualSession === null || taken.has(usualSession)) continue;
    if (basket?.courseCodes.includes(courseCode)) taken.set(usualSession, courseCode);
  }
  return new Set(taken.values());
}

const trendOf = (results: readonly Result[]): StudyProgress['trend'] =>
  results
    .filter(({ isPublished, grade, period }) => isPublished && grade.gradeType === 'EXAM' && period !== null)
    .map(({ course, grade, period }) => ({
      courseCode: course.courseCode,
      courseName: course.name,
      periodName: period?.name ?? '',
      date: period?.startDate ?? '',
      score: grade.finalScore,
      note: grade.finalScore === null ? gradeResultTitles[grade.result] : '',
      passed: grade.result === 'PASS',
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** How far a student is on the way to graduation. */
export async function studyProgressOf(db: Database, studies: Studies, now: Date): Promise<StudyProgress> {
  const { record, all, counted: standings, results } = studies;
  const planned = await plannedCodes(db, record, all, now);
  const written = standings.filter(({ line }) => line.course.examMode === 'WRITTEN');
  const practices = standings.filter(({ line }) => line.course.examMode === 'PRACTICE');
  const isPassed = ({ passed }: StudyStanding) => passed;
  const scores = [...written, ...practices].flatMap(({ passed, best }) =>
    passed ? (best?.grade.finalScore ?? []) : [],
  );
  return {
    planVersion: versionOf(record.plan),
    slips: standings
      .filter(({ line }) => line.course.credit > 0)
      .map(({ line: { course }, passed }) => ({
        courseCode: course.courseCode,
        courseName: course.name,
        credit: course.credit,
        state: passed ? 'PASSED' : planned.has(course.courseCode) ? 'PLANNED' : 'REST',
      })),
    minCredit: record.plan.minCredit,
    credit: standings.filter(isPassed).reduce((sum, { line }) => sum + line.course.credit, 0),
    passedCourse: written.filter(isPassed).length,
    totalCourse: written.length,
    practicePassed: practices.filter(isPassed).length,
    practiceTotal: practices.length,
    practiceReady: readyPractices(studies).length,
    thesisStage: thesisStageOf(record, standings),
    thesisKind: standings.find(({ line }) => line.course.thesisKind !== null)?.line.course.thesisKind ?? null,
    degreeEnglish: await englishStageOf(db, record, now),
    avgScore: mean(scores),
    degreeAvg: record.plan.degreeNeed === null ? null : degreeScoresOf(standings).average,
    degreeNeed: record.plan.degreeNeed,
    trend: trendOf(results),
  };
}
