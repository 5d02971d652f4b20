import type { CourseList, getCourseList, ListedCourse } from '@qianwei/api/contract/course/list';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { courseProgress } from '../../../db/schema/course.ts';
import { courseMaterial } from '../../../db/schema/lesson.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { readCourseNexts } from '../../../learning/next-lessons.ts';
import { readStudyWeek } from '../../../learning/study-week.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import { listPlanLines } from '../../../studies/plan-lines.ts';
import { requireRecord } from '../../../studies/record.ts';
import { formatDateTime } from '../../../time.ts';
import { servicesOf, shownService } from '../shared/access.ts';
import { shownCourse } from '../shared/course-head.ts';
import { type CourseTest, listCourseTests, readCountedBests } from '../shared/course-tests.ts';
import { comingPeriods, endOfExamDay, examsOf } from '../shared/exams.ts';
import { nothingDone, readDeeds } from '../shared/performance.ts';
import { processScoreOfCourse } from '../shared/process.ts';
import { countedUntil } from '../shared/process-end.ts';
import { readShelf, type ShelvedCourse, studyingOf } from '../shared/shelf.ts';

async function ratesOf(db: Database, studentId: string, courseIds: string[]) {
  if (courseIds.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ courseId: courseProgress.courseId, rate: courseProgress.videoRate })
    .from(courseProgress)
    .where(and(eq(courseProgress.studentId, studentId), inArray(courseProgress.courseId, courseIds)));
  return new Map(rows.map(({ courseId, rate }) => [courseId, rate]));
}

async function materialCounts(db: Database, courseIds: string[]) {
  if (courseIds.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ courseId: courseMaterial.courseId, count: count() })
    .from(courseMaterial)
    .where(inArray(courseMaterial.courseId, courseIds))
    .groupBy(courseMaterial.courseId);
  return new Map(rows.map((row) => [row.courseId, row.count]));
}

function testsShown(tests: readonly CourseTest[]) {
  const chapters = tests.filter(({ test }) => test.type === 'CHAPTER');
  const overall = tests.find(({ test }) => test.type === 'COMPREHENSIVE');
  return {
    chapterTestDone: chapters.filter(({ best, test }) => best !== null && best >= test.passScore).length,
    chapterTestTotal: chapters.length,
    hasCompTest: overall !== undefined,
    compTestBest: overall?.best ?? null,
    compTestRunning: overall?.running
      ? {
          testId: overall.test.id,
          tryNo: overall.running.tryNo,
          endTime: formatDateTime(overall.running.endTime),
        }
      : null,
  };
}

/** All courses of the student with what was done in each, those studied last first. */
export async function courseList(
  { db, session, clock }: StudentContext,
  { status, periodId }: PayloadOf<typeof getCourseList>,
): Promise<CourseList> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const { studentId } = record;
  const shelf = await readShelf(db, record, await servicesOf(db, record), now);
  const contentIds = [...new Set(shelf.map(({ profile }) => profile.contentCourseId))];
  // A plan without courses is that of certificates, which have no written exams.
  const isCertificate = (await listPlanLines(db, record.plan.id)).length === 0;
  const periods = isCertificate ? [] : await comingPeriods(db, now);
  const period = periods.find(({ id }) => id === periodId) ?? periods[0];
  const exams = await examsOf(db, period, studyingOf(shelf));
  const tests = await listCourseTests(db, studentId, contentIds);
  const endsOf = ({ course, profile, service, passedAt }: ShelvedCourse) => ({
    passedAt,
    service: service && shownService(service, profile.services, now),
    cutOff: endOfExamDay(exams.get(course.id) ?? null),
  });
  const spans = shelf.map((each) => ({
    courseId: each.course.id,
    contentId: each.profile.contentCourseId,
    until: countedUntil(endsOf(each)),
  }));
  const deeds = await readDeeds(db, studentId, spans, now);
  const bests = await readCountedBests(db, studentId, spans);
  const rates = await ratesOf(db, studentId, contentIds);
  const counts = await materialCounts(db, contentIds);
  const places = await readCourseNexts(db, studentId, contentIds);
  const { PROCESS: basis } = await basesOf(db, ['PROCESS']);

  const listed = (each: ShelvedCourse): ListedCourse => {
    const { course, profile, service } = each;
    const contentId = profile.contentCourseId;
    const own = tests.filter(({ test }) => test.courseId === contentId);
    const exam = exams.get(course.id) ?? null;
    const videoRate = rates.get(contentId) ?? 0;
    const ends = endsOf(each);
    const isScored = !isCertificate && service !== null && profile.services.includes('PROCESS');
    return {
      ...shownCourse(each),
      status: each.status,
      service: ends.service,
      videoRate,
      ...testsShown(own),
      process: isScored
        ? processScoreOfCourse({
            ...ends,
            videoRate,
            tests: own,
            bests: bests.get(course.id) ?? new Map(),
            deeds: deeds.get(course.id) ?? nothingDone,
            basis,
            now,
          })
        : null,
      ...(places.get(contentId) ?? { next: null, playedAt: null }),
      exam,
      usualMonths: [...each.usualMonths],
      materialCount: counts.get(contentId) ?? 0,
    };
  };
  const all = shelf.map(listed).sort((a, b) => {
    const [playedA, playedB] = [a.playedAt ?? '', b.playedAt ?? ''];
    return playedA === playedB ? 0 : playedA < playedB ? 1 : -1;
  });
  const countOf = (wanted: ListedCourse['status']) => all.filter((each) => each.status === wanted).length;
  return {
    kind: isCertificate ? 'CERTIFICATE' : 'EXAM',
    list: status === undefined ? all : all.filter((each) => each.status === status),
    summary: {
      studying: countOf('STUDYING'),
      passed: countOf('PASSED'),
      closed: countOf('CLOSED'),
      week: await readStudyWeek(db, studentId, now),
    },
    periods: periods.map(({ id, name }) => ({ periodId: id, name })),
    periodId: period?.id ?? '',
    basis,
    serverTime: formatDateTime(now),
  };
}
