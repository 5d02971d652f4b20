import type { Grade, GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { examNeeded, matchCourseText, processScoreOf } from '@qianwei/studies';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { processScore } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { versionOf } from '../../../student/plan-version.ts';
import { examTrendOf } from '../../../studies/exam-trend.ts';
import { bestResults } from '../../../studies/results.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { formatDateTime, formatDay } from '../../../time.ts';
import { planHolderOf } from '../shared/plan-holder.ts';
import { registrableIn } from '../shared/registration-window.ts';
import { retakesOf, withRetake } from '../shared/retakes.ts';
import { type OwnGrades, readOwnGrades } from './own-grades.ts';

type Payload = PayloadOf<typeof getGradeList>;

/** True for a result that the filter asks for. */
function fits(grade: Grade, { periodId, gradeType, passed, keyword = '' }: Payload): boolean {
  return (
    (periodId === undefined || grade.periodId === periodId) &&
    (gradeType === undefined || grade.gradeType === gradeType) &&
    (passed !== true || grade.result === 'PASS') &&
    matchCourseText(grade, keyword) !== null
  );
}

/** Periods that have results, the newest first. */
function periodsOf({ grades }: OwnGrades): GradeList['periods'] {
  const periods = new Map(grades.flatMap(({ period }) => (period === null ? [] : [[period.id, period]])));
  return [...periods.values()].map(({ id, name, scorePublish, reviewEnd }) => ({
    periodId: id,
    name,
    publishTime: formatDateTime(scorePublish),
    reviewEnd: formatDateTime(reviewEnd),
  }));
}

/** Process scores that count today, of courses that are not passed. */
async function processesOf(
  db: Database,
  { studies: { studentId, studentMajorId, results, standings } }: OwnGrades,
  now: Date,
): Promise<GradeList['processes']> {
  const best = bestResults(results);
  const replaced = new Set(standings.flatMap(({ passed, line }) => (passed ? line.course.id : [])));
  const rows = await db
    .select({ row: processScore, course })
    .from(processScore)
    .innerJoin(course, eq(course.id, processScore.courseId))
    .where(
      and(
        eq(processScore.studentMajorId, studentMajorId),
        eq(processScore.studentId, studentId),
        gte(processScore.validUntil, formatDay(now)),
      ),
    )
    .orderBy(asc(course.courseCode));
  return rows
    .filter(({ course: { id } }) => !replaced.has(id) && best.get(id)?.grade.result !== 'PASS')
    .map(({ row: { video, chapter, overall, conduct, validUntil }, course: { courseCode, name } }) => {
      const score = processScoreOf({
        video,
        chapters: chapter,
        comprehensive: overall,
        performance: conduct,
      });
      const parts = { video, chapter, overall, conduct };
      return { courseCode, courseName: name, ...parts, score, need: examNeeded(score), validUntil };
    });
}

/** The student's results, filtered and by page; what they come to is of all of them. */
export async function gradeList(context: StudentContext, payload: Payload): Promise<GradeList> {
  const { db, clock } = context;
  const own = await readOwnGrades(context);
  const { pageNo, pageSize } = payload;
  const found = own.grades.map(({ shown }) => shown).filter((grade) => fits(grade, payload));
  const { studies } = own;
  const schedule = await readSchedule(db, studies);
  const retakes = retakesOf(studies, schedule);
  return {
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((grade) => withRetake(grade, retakes)),
    total: found.length,
    pageNo,
    pageSize,
    planVersion: versionOf(studies.plan),
    holder: planHolderOf(studies),
    summary: own.summary,
    periods: periodsOf(own),
    trend: examTrendOf(studies.results),
    processes: await processesOf(db, own, clock.now()),
    canRegister: registrableIn(studies, schedule),
    reviewBasis: own.reviewBasis,
    serverTime: formatDateTime(clock.now()),
  };
}
