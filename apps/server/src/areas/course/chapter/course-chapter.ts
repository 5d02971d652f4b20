import {
  type CourseChapter,
  type getCourseChapter,
  taskSheet as sheetSchema,
} from '@qianwei/api/contract/course/chapter';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { taskSheet } from '../../../db/schema/lesson.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { batchSecondsOf } from '../../../learning/batch-rate.ts';
import { courseRateOf, rateOf } from '../../../learning/course-rate.ts';
import { listLastLessons } from '../../../learning/last-lessons.ts';
import { lockedChapters } from '../../../learning/sequence.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import { formatDateTime } from '../../../time.ts';
import { type OwnCourse, requireOpenedCourse } from '../shared/access.ts';
import { chooseOwnBatch, listOwnBatches } from '../shared/batches.ts';
import { shownCourse } from '../shared/course-head.ts';
import { type CourseTest, listCourseTests, readCountedBests } from '../shared/course-tests.ts';
import { comingPeriods, endOfExamDay, examsOf } from '../shared/exams.ts';
import { type Chapter, type LessonRow, lessonsOf, readOutline } from '../shared/outline.ts';
import { nothingDone, readDeeds } from '../shared/performance.ts';
import { processScoreOfCourse } from '../shared/process.ts';
import { countedUntil } from '../shared/process-end.ts';
import { readShelf, studyingOf } from '../shared/shelf.ts';
import { type PlayRow, readWatched, watchRateOf } from '../shared/watched.ts';
import { countsOf } from './counts.ts';
import { levelsOf } from './knowledge.ts';

/** A student's play records by the lesson's id, and the seconds within the batch; null without a batch. */
interface Watched {
  readonly watched: ReadonlyMap<string, PlayRow>;
  readonly inBatch: ReadonlyMap<string, number> | null;
}

function shownLesson(lesson: LessonRow, { watched, inBatch }: Watched) {
  const record = watched.get(lesson.id);
  const { id, no, title, duration, level, free, knowledge } = lesson;
  return {
    ...{ lessonId: id, no, title, duration, level, free, knowledge },
    watchRate: watchRateOf([lesson], watched),
    finished: record?.finished ?? false,
    batchRate: inBatch && rateOf(inBatch.get(id) ?? 0, duration),
    position: record?.position ?? 0,
  };
}

function shownTest(found: CourseTest | undefined) {
  if (found === undefined) return null;
  const { test, usedTry, best } = found;
  return {
    testId: test.id,
    questionCount: test.blueprint.reduce((sum, { count }) => sum + count, 0),
    totalScore: test.totalScore,
    passScore: test.passScore,
    usedTry,
    best,
    passed: best !== null && best >= test.passScore,
  };
}

function shownChapter(
  each: Chapter,
  { tests, locked, ...seen }: Watched & { tests: readonly CourseTest[]; locked: ReadonlyMap<string, number> },
): CourseChapter['chapters'][number] {
  const lessons = lessonsOf(each);
  const { id, no, title } = each.chapter;
  return {
    chapterId: id,
    no,
    title,
    duration: lessons.reduce((sum, { duration }) => sum + duration, 0),
    lessonCount: lessons.length,
    finishedCount: lessons.filter((lesson) => seen.watched.get(lesson.id)?.finished).length,
    watchRate: watchRateOf(lessons, seen.watched),
    unlockAfter: locked.get(id) ?? null,
    sections: each.sections.map(({ section, lessons: own }) => ({
      sectionId: section.id,
      title: section.title,
      lessons: own.map((lesson) => shownLesson(lesson, seen)),
    })),
    test: shownTest(tests.find(({ test }) => test.chapterId === id)),
  };
}

async function taskSheetOf(db: Database, courseId: string) {
  const [row] = await db.select().from(taskSheet).where(eq(taskSheet.courseId, courseId));
  return row === undefined ? null : v.parse(sheetSchema, row.content);
}

function compTestOf(tests: readonly CourseTest[]): CourseChapter['compTest'] {
  const found = tests.find(({ test }) => test.type === 'COMPREHENSIVE');
  if (found === undefined) return null;
  return {
    testId: found.test.id,
    best: found.best,
    usedTry: found.usedTry,
    maxTry: found.test.maxTry,
    runningUntil: found.running && formatDateTime(found.running.endTime),
  };
}

function headOf(own: OwnCourse, videoRate: number, lessons: readonly LessonRow[]): CourseChapter['course'] {
  const { course, profile, service } = own;
  return {
    ...shownCourse(own),
    teacherTitle: profile.teacherTitle,
    textbook: { title: profile.textbookTitle, edition: profile.textbookEdition },
    outlineYear: profile.outlineYear,
    theoryCode: course.theoryCode,
    service,
    videoRate,
    lessonCount: lessons.length,
    videoSeconds: lessons.reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** The outline of a course, and how far the student is in it. */
export async function courseChapter(
  context: StudentContext,
  { courseId, bizType, bizId }: PayloadOf<typeof getCourseChapter>,
): Promise<CourseChapter> {
  const { db, clock } = context;
  const now = clock.now();
  const own = await requireOpenedCourse(context, courseId);
  const { course, profile, record, services } = own;
  // A practice course has a task sheet and no exam in the timetable, every other one the other way round.
  const isPractice = course.kind === 'PRACTICE';
  const { studentId } = record;
  const contentId = profile.contentCourseId;
  const outline = await readOutline(db, contentId);
  const watched = await readWatched(db, studentId, contentId);
  const tests = await listCourseTests(db, studentId, [contentId]);
  const lessons = outline.flatMap(lessonsOf);
  const [period] = await comingPeriods(db, now);
  const shelf = isPractice ? [] : await readShelf(db, record, services, now);
  const exam = (await examsOf(db, period, studyingOf(shelf))).get(course.id) ?? null;
  const passedAt = shelf.find((each) => each.course.id === course.id)?.passedAt ?? null;
  const videoRate = await courseRateOf(db, studentId, contentId);
  const last =
    (await listLastLessons(db, studentId)).find((found) => found.courseId === contentId)?.last ?? null;
  const batches = bizType === undefined ? [] : await listOwnBatches(db, studentId, courseId, now);
  const batch = bizType === undefined ? null : chooseOwnBatch(batches, bizId, now);
  const inBatch =
    batch && (await batchSecondsOf(db, { studentId, batchId: batch.bizId, courseId: contentId }));
  const { PROCESS: basis } = await basesOf(db, ['PROCESS']);
  const ends = { passedAt, service: own.service, cutOff: endOfExamDay(exam) };
  const spans = [{ courseId: course.id, contentId, until: countedUntil(ends) }];
  const deeds = (await readDeeds(db, studentId, spans, now)).get(course.id) ?? nothingDone;
  const bests = (await readCountedBests(db, studentId, spans)).get(course.id) ?? new Map();
  const locked = await lockedChapters(db, { studentId, courseId: contentId });
  return {
    course: headOf(own, videoRate, lessons),
    chapters: outline.map((each) => shownChapter(each, { watched, inBatch, tests, locked })),
    levels: levelsOf(outline, watched),
    lastLessonId: last?.lessonId ?? lessons[0]?.id ?? null,
    last,
    counts: await countsOf(context, contentId, now),
    process: profile.services.includes('PROCESS')
      ? processScoreOfCourse({ ...ends, videoRate, tests, bests, deeds, basis, now })
      : null,
    compTest: compTestOf(tests),
    exam,
    batch,
    batches: batches.map((batch) => ({ bizId: batch.bizId, name: batch.name })),
    taskSheet: isPractice ? await taskSheetOf(db, courseId) : null,
    serverTime: formatDateTime(now),
  };
}
