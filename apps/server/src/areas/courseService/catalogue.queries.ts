import type { Day } from '@qianwei/api/time/moment';
import { asc, count, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseReplace, planCourse } from '../../db/schema/academic.ts';
import { chapter, course } from '../../db/schema/course.ts';
import { major, planVersion } from '../../db/schema/institution.ts';
import { courseProfile, lesson } from '../../db/schema/lesson.ts';
import type { CatalogueEntry, OldCourse } from './match-course.ts';

/** The majors of every course, by the plans that hold on a day. */
function listMajors(db: Database, today: Day) {
  return db
    .selectDistinct({
      courseId: planCourse.courseId,
      majorCode: major.majorCode,
      majorName: major.name,
      level: major.level,
    })
    .from(planCourse)
    .innerJoin(planVersion, eq(planVersion.id, planCourse.planVersionId))
    .innerJoin(major, eq(major.id, planVersion.majorId))
    .where(or(isNull(planVersion.endAt), gte(planVersion.endAt, today)))
    .orderBy(asc(major.majorCode), asc(major.level));
}

/**
 * The courses of the catalogue with what they are found by. A course that has the lessons of another one is no entry of
 * its own: its code is an old one of that course, its majors are that course's too.
 *
 * Read at every search and not kept: 38 courses take 10 ms on PostgreSQL and 17 ms on the embedded database, on two busy cores,
 * nearly all of it in the three statements; comparing them with what was typed takes 0.2 ms. To keep them would need a version of
 * six tables that staff change from other processes, and reading that version is a statement of the same kind.
 */
export async function listEntries(db: Database, today: Day): Promise<CatalogueEntry[]> {
  const rows = await db
    .select({ course, profile: courseProfile })
    .from(courseProfile)
    .innerJoin(course, eq(course.id, courseProfile.courseId))
    .orderBy(asc(course.courseCode));
  const replaced = await db.select().from(courseReplace).orderBy(asc(courseReplace.oldCode));
  const majors = await listMajors(db, today);
  return rows
    .filter(({ course: { id }, profile }) => profile.contentCourseId === id)
    .map((row) => {
      const { id, courseCode } = row.course;
      const aliases = rows.filter(({ profile }) => profile.contentCourseId === id && profile.courseId !== id);
      const old: OldCourse[] = [
        ...replaced
          .filter(({ newCode }) => newCode === courseCode)
          .map(({ oldCode, oldName, oldCredit }) => ({ code: oldCode, name: oldName, credit: oldCredit })),
        ...aliases.map((alias) => ({
          code: alias.course.courseCode,
          name: alias.course.name,
          credit: alias.course.credit,
        })),
        ...row.profile.oldCodes.map((code) => ({ code, name: row.course.name, credit: row.course.credit })),
      ];
      const ids = new Set([id, ...aliases.map((alias) => alias.course.id)]);
      const own = majors.filter(({ courseId }) => ids.has(courseId));
      return {
        ...row,
        // The first that is said of a code or a major stands.
        old: firstOfEach(old, ({ code }) => code),
        majors: firstOfEach(own, ({ majorCode, level }) => `${majorCode} ${level}`).map(
          ({ courseId: _, ...rest }) => rest,
        ),
      };
    });
}

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index);

/** Titles of the chapters and the number of lessons of each of these courses, by the course's id. */
export async function outlinesOf(db: Database, courseIds: readonly string[]) {
  const ids = [...courseIds];
  const chapters = await db
    .select({ courseId: chapter.courseId, title: chapter.title })
    .from(chapter)
    .where(inArray(chapter.courseId, ids))
    .orderBy(asc(chapter.no));
  const lessons = await db
    .select({ courseId: lesson.courseId, lessons: count() })
    .from(lesson)
    .where(inArray(lesson.courseId, ids))
    .groupBy(lesson.courseId);
  const counts = new Map(lessons.map((row) => [row.courseId, row.lessons]));
  return new Map(
    ids.map((id) => [
      id,
      {
        chapters: chapters.filter(({ courseId }) => courseId === id).map(({ title }) => title),
        lessonCount: counts.get(id) ?? 0,
      },
    ]),
  );
}
