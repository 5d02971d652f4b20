import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { lesson, section } from '../../../db/schema/lesson.ts';

/** A row of the lessons. */
export type LessonRow = typeof lesson.$inferSelect;

/** A chapter with its sections and lessons, in their order. */
export interface Chapter {
  readonly chapter: typeof chapter.$inferSelect;
  readonly sections: readonly {
    readonly section: typeof section.$inferSelect;
    readonly lessons: readonly LessonRow[];
  }[];
}

/** The lessons of a chapter in their order. */
export const lessonsOf = ({ sections }: Chapter): LessonRow[] => sections.flatMap(({ lessons }) => lessons);

/** The chapters of a course with their lessons, in their order. */
export async function readOutline(db: Database, courseId: string): Promise<Chapter[]> {
  const chapters = await db
    .select()
    .from(chapter)
    .where(eq(chapter.courseId, courseId))
    .orderBy(asc(chapter.no));
  const rows = await db
    .select({ section, lesson })
    .from(lesson)
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .where(eq(lesson.courseId, courseId))
    .orderBy(asc(lesson.position));
  return chapters.map((row) => {
    const own = rows.filter((each) => each.lesson.chapterId === row.id);
    const sections = [...new Map(own.map((each) => [each.section.id, each.section])).values()];
    return {
      chapter: row,
      sections: sections.map((each) => ({
        section: each,
        lessons: own.filter(({ section: { id } }) => id === each.id).map((found) => found.lesson),
      })),
    };
  });
}
