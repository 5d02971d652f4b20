import { readFile } from 'node:fs/promises';
import { courseTone, serviceType } from '@qianwei/api/contract/course/course';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { courseProfile } from '../../../db/schema/lesson.ts';

const catalogue = v.object({
  courses: v.array(
    v.object({
      courseCode: v.string(),
      tone: v.pipe(v.string(), v.toUpperCase(), courseTone),
      teacher: v.object({ name: v.string(), title: v.string() }),
      hours: v.number(),
      textbook: v.nullable(v.object({ title: v.string(), edition: v.string() })),
      outlineYear: v.nullable(v.number()),
      description: v.string(),
      oldCodes: v.array(v.string()),
      services: v.array(serviceType),
      /** The present course whose lessons an old one shares. */
      aliasOf: v.optional(v.string()),
    }),
  ),
});

/** Loads the profile of each demo course, beside its place in plans; `content` is the folder of its texts. */
export async function loadCatalogue(db: Database, content: URL): Promise<void> {
  const text = await readFile(new URL('courses/catalog.json', content), 'utf8');
  const { courses } = v.parse(catalogue, JSON.parse(text));
  await db.insert(courseProfile).values(
    courses.map(({ courseCode, teacher, hours, textbook, aliasOf, ...profile }) => ({
      ...profile,
      courseId: courseCode,
      teacher: teacher.name,
      teacherTitle: teacher.title,
      // A thesis has no hours; the catalogue writes 0.
      hours: hours === 0 ? null : hours,
      textbookTitle: textbook?.title ?? '',
      textbookEdition: textbook?.edition ?? '',
      contentCourseId: aliasOf ?? courseCode,
    })),
  );
}
