import type { Database } from '../db/database.ts';
import { course, courseKinds } from '../db/schema/course.ts';
import { demoCourses } from './courses.ts';

/** The courses of the demo; a course's id is its code, so that its addresses can be read. */
export async function loadCourses(db: Database): Promise<void> {
  const rows = courseKinds.flatMap((kind) =>
    demoCourses[kind].map(([courseCode, name, credit, theoryCode = '']) => ({
      id: courseCode,
      courseCode,
      name,
      credit,
      kind,
      theoryCode,
    })),
  );
  await db.insert(course).values(rows);
}
