import type { Database } from '../../../db/database.ts';
import { note, playRecord, studyDay } from '../../../db/schema/study.ts';
import type { DemoPeople, DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { DemoProgress } from '../../../demo/progress-file.ts';
import { updateCourseRate } from '../../../learning/course-rate.ts';
import { formatDay } from '../../../time.ts';
import { isFinished } from '../shared/watched.ts';

/** By what students and dates of the demo are found. */
export interface ProgressStage extends Pick<DemoStage, 'content' | 'courses' | 'progress'> {
  readonly people: DemoPeople;
  readonly calendar: DemoCalendar;
}

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

type Course = DemoProgress['courses'][number];

function recordsOf(
  studentId: string,
  { courseCode, lessons }: Course,
  { calendar, durations }: { calendar: DemoCalendar; durations: ReadonlyMap<string, number> },
) {
  return lessons.map(({ lessonId, ranges, position, lastPlayedAt }) => {
    const playedAt = calendar.at(lastPlayedAt);
    const watched = ranges.reduce((sum, [start, end]) => sum + end - start, 0);
    return {
      studentId,
      courseId: courseCode,
      lessonId,
      ranges,
      watched,
      furthest: ranges.at(-1)?.[1] ?? 0,
      position,
      finished: isFinished(watched, durations.get(lessonId) ?? 0),
      playedAt,
      device: desktop,
      positionSince: playedAt,
    };
  });
}

const daysOf = (studentId: string, { studyDays }: DemoProgress, calendar: DemoCalendar) =>
  studyDays.map(({ day, videoMinutes, exerciseMinutes, liveMinutes }) => ({
    studentId,
    day: formatDay(calendar.at(day === 0 ? 'now' : `now${day}d`)),
    videoSeconds: videoMinutes * 60,
    exerciseSeconds: exerciseMinutes * 60,
    liveSeconds: liveMinutes * 60,
  }));

/** Loads what each demo student has watched and noted, and on which days. */
export async function loadProgress(
  db: Database,
  { people, calendar, courses, progress: all }: ProgressStage,
): Promise<void> {
  const lessons = courses.flatMap((course) => course.lessons);
  const durations = new Map(lessons.map(({ lesson }) => [lesson.lessonId, lesson.durationSeconds]));
  for (const progress of all) {
    const studentId = people.get(progress.name)?.studentId;
    if (studentId === undefined) throw new Error(`No demo student ${progress.name}`);
    const days = daysOf(studentId, progress, calendar);
    if (days.length > 0) await db.insert(studyDay).values(days);
    for (const course of progress.courses) {
      const records = recordsOf(studentId, course, { calendar, durations });
      await db.insert(playRecord).values(records);
      const latest = new Date(Math.max(...records.map(({ playedAt }) => playedAt.getTime())));
      await updateCourseRate(db, { studentId, courseId: course.courseCode }, latest);
      if (course.notes.length === 0) continue;
      await db.insert(note).values(
        course.notes.map(({ noteId, createdAt, ...rest }) => ({
          ...rest,
          id: noteId,
          studentId,
          courseId: course.courseCode,
          writtenAt: calendar.at(createdAt),
        })),
      );
    }
  }
}
