import type { StudyWeek } from '@qianwei/api/contract/course/study-week';
import { type Day, wallClock } from '@qianwei/api/time/moment';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { studyDay } from '../db/schema/study.ts';
import { formatDay, parseDateTime } from '../time.ts';

const dayMs = 86_400_000;

/** Days that a streak is counted back; a longer one says so many. */
const maxStreak = 400;

const minutesOf = ({ videoSeconds, exerciseSeconds, liveSeconds }: typeof studyDay.$inferSelect) =>
  Math.floor((videoSeconds + exerciseSeconds + liveSeconds) / 60);

/** `count` days before a day. */
const dayBefore = (day: Day, count: number) =>
  formatDay(new Date(parseDateTime(day).getTime() - count * dayMs));

/** Monday is 0. */
const weekdayOf = (day: Day) => (wallClock(parseDateTime(day).getTime()).weekday + 6) % 7;

/** The days on which a student studied up to `today`, the latest first. */
const listStudyDays = (db: Database, studentId: string, today: Day) =>
  db
    .select()
    .from(studyDay)
    .where(and(eq(studyDay.studentId, studentId), lte(studyDay.day, today)))
    .orderBy(desc(studyDay.day))
    .limit(maxStreak);

function weekOf(rows: readonly (typeof studyDay.$inferSelect)[], today: Day): StudyWeek {
  const minutes = new Map(rows.map((row) => [row.day, minutesOf(row)]));
  const studied = (count: number) => (minutes.get(dayBefore(today, count)) ?? 0) > 0;
  let end = studied(0) ? 0 : 1;
  const start = end;
  while (end < maxStreak && studied(end)) end += 1;
  const weekday = weekdayOf(today);
  return {
    minutes: Array.from({ length: 7 }, (_, index) =>
      index > weekday ? 0 : (minutes.get(dayBefore(today, weekday - index)) ?? 0),
    ),
    today: weekday,
    streak: end - start,
  };
}

/** The week of today by minutes, and how many days in a row were studied; today may still be missing from them. */
export async function readStudyWeek(db: Database, studentId: string, now: Date): Promise<StudyWeek> {
  const today = formatDay(now);
  return weekOf(await listStudyDays(db, studentId, today), today);
}

/** The week as `readStudyWeek` reads it; null for who has never studied. */
export async function findStudyWeek(db: Database, studentId: string, now: Date): Promise<StudyWeek | null> {
  const today = formatDay(now);
  const rows = await listStudyDays(db, studentId, today);
  return rows.length === 0 ? null : weekOf(rows, today);
}
