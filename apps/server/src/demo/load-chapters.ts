import type { Database } from '../db/database.ts';
import { chapter } from '../db/schema/course.ts';
import { readCourseFiles } from './course-files.ts';

/** The chapters of every course of the demo, to which questions and lessons belong; `content` is the folder of its texts. */
export async function loadChapters(db: Database, content: URL): Promise<void> {
  const files = await readCourseFiles(content);
  await db
    .insert(chapter)
    .values(
      files.flatMap(({ courseCode, chapters }) =>
        chapters.map(({ no, title }) => ({ courseId: courseCode, no, title })),
      ),
    );
}
