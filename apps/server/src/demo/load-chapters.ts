import { readFile } from 'node:fs/promises';
import type { StudyLevel } from '@qianwei/api/contract/course/course';
import type { Database } from '../db/database.ts';
import { chapter } from '../db/schema/course.ts';
import { lesson, type Subtitle, section } from '../db/schema/lesson.ts';
import type { CourseFile } from './course-files.ts';

const levels: Readonly<Record<string, StudyLevel>> = { 识记: 'KNOW', 领会: 'UNDERSTAND', 应用: 'APPLY' };

type Lesson = CourseFile['chapters'][number]['sections'][number]['lessons'][number];

const subtitlesOf = ({ subtitles }: Lesson, folder: URL): Promise<Subtitle[]> =>
  Promise.all(
    subtitles.map(async ({ lang, label, file }) => ({
      lang,
      label,
      content: await readFile(new URL(file, folder), 'utf8'),
    })),
  );

/** Chapters, sections and lessons of a course, their rows in the order of the outline. */
async function rowsOf({ courseCode, chapters }: CourseFile, folder: URL) {
  let position = 0;
  const rows = chapters.map(({ chapterId, no, title, sections }) => ({
    chapter: { id: chapterId, courseId: courseCode, no, title },
    sections: sections.map(({ sectionId, title: name, lessons }, index) => ({
      section: { id: sectionId, chapterId, no: index + 1, title: name },
      lessons: lessons.map((entry) => {
        position += 1;
        return { entry, chapterId, sectionId, position };
      }),
    })),
  }));
  const lessons = await Promise.all(
    rows
      .flatMap(({ sections }) => sections.flatMap((each) => each.lessons))
      .map(async ({ entry, ...place }) => ({
        ...place,
        id: entry.lessonId,
        courseId: courseCode,
        no: entry.no,
        title: entry.title,
        level: levels[entry.level] ?? 'KNOW',
        duration: entry.durationSeconds,
        free: entry.free,
        knowledge: entry.knowledge,
        subtitles: await subtitlesOf(entry, folder),
      })),
  );
  return {
    chapters: rows.map((row) => row.chapter),
    sections: rows.flatMap(({ sections }) => sections.map((each) => each.section)),
    lessons,
  };
}

/**
 * The chapters, sections and lessons of every course of the demo, to which questions and what was watched belong; `content`
 * is the folder of its texts.
 */
export async function loadChapters(db: Database, files: readonly CourseFile[], content: URL): Promise<void> {
  const folder = new URL('courses/', content);
  const rows = await Promise.all(files.map((file) => rowsOf(file, folder)));
  await db.insert(chapter).values(rows.flatMap(({ chapters }) => chapters));
  await db.insert(section).values(rows.flatMap(({ sections }) => sections));
  await db.insert(lesson).values(rows.flatMap(({ lessons }) => lessons));
}
