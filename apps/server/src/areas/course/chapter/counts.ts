import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import { and, eq } from 'drizzle-orm';
import { courseMaterial } from '../../../db/schema/lesson.ts';
import { notice } from '../../../db/schema/notice.ts';
import { note } from '../../../db/schema/study.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { readerOf } from '../../../student/audience.ts';
import { publishedFor } from '../../../student/published-notices.ts';
import { shownQuestions } from '../shared/asked.ts';

/** How much there is behind each tab of a course. */
export async function countsOf(
  { db, session }: StudentContext,
  courseId: string,
  now: Date,
): Promise<CourseChapter['counts']> {
  const { studentId } = session;
  const reader = await readerOf(db, session);
  return {
    notices: await db.$count(notice, and(publishedFor(reader, now), eq(notice.category, 'STUDY'))),
    materials: await db.$count(courseMaterial, eq(courseMaterial.courseId, courseId)),
    questions: await shownQuestions.count(db, { studentId, courseId }),
    notes: await db.$count(note, and(eq(note.studentId, studentId), eq(note.courseId, courseId))),
  };
}
