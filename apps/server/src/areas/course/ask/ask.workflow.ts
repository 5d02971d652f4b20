import type { saveCourseQa } from '@qianwei/api/contract/course/ask';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { student } from '../../../db/schema/student.ts';
import { courseQuestion } from '../../../db/schema/study.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { toPage } from '../../../eligibility/ways.ts';
import { requireOwnFiles } from '../../../files/own-files.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { formatDateTime } from '../../../time.ts';
import { requireLesson, requireService } from '../shared/access.ts';

/** Questions of a student to the teacher of one course in 24 hours. */
const maxAskedADay = 10;

/** A student as others read them: the family name alone. */
const authorOf = (name: string) => `${[...name][0] ?? ''}同学`;

/**
 * Asks the teacher about a second of a lesson. 1050006 beyond `maxAskedADay`. A lesson of a chapter that is not open yet may be
 * asked about: its handout and the textbook can be read ahead of the videos, and a question opens nothing.
 */
export async function ask(
  context: StudentContext,
  { courseId, lessonId, second, content, fileIds }: PayloadOf<typeof saveCourseQa>,
): Promise<DataOf<typeof saveCourseQa>> {
  const { db, session, clock, random } = context;
  const { studentId } = session;
  const now = clock.now();
  const { lesson, own } = await requireLesson(context, lessonId);
  if (own.course.id !== courseId && own.profile.contentCourseId !== courseId) throw notFound();
  requireService(own);
  await limitDaily(context, {
    name: 'ask-teacher',
    bizId: lesson.courseId,
    max: maxAskedADay,
    noun: '同一课程的提问',
    way: toPage('看答疑', `/course/chapter/${courseId}?tab=questions`),
  });
  const files = await requireOwnFiles(context, {
    scene: 'QA_FILE',
    fileIds,
    field: 'fileIds',
    text: '未找到上传的附件，请重新上传后再提问',
  });
  const [person] = await db.select({ name: student.name }).from(student).where(eq(student.id, studentId));
  const qaId = random.id();
  await db.insert(courseQuestion).values({
    ...{ id: qaId, studentId, courseId: lesson.courseId, lessonId, content },
    author: authorOf(person?.name ?? ''),
    second: Math.min(second, lesson.duration),
    fileIds: files,
    askedAt: now,
  });
  await recordStudentAction(context, { bizType: 'COURSE_QUESTION', bizId: qaId, action: 'ASK' });
  return { qaId, time: formatDateTime(now) };
}
