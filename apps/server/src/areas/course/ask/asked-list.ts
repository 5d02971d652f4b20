import type { AskedQuestion, CourseQaList, getCourseQaList } from '@qianwei/api/contract/course/ask';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { formatDateTime } from '../../../time.ts';
import { requireOpenedCourse } from '../shared/access.ts';
import { shownQuestions } from '../shared/asked.ts';

type Attachment = AskedQuestion['files'][number];

/** The stored files of own questions by their id: those of others are not handed out. */
async function filesOf(db: Database, studentId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(file)
    .where(and(inArray(file.id, [...ids]), eq(file.studentId, studentId), eq(file.status, 'STORED')));
}

/** A page of the questions of a course that the student may read. */
export async function listAsked(
  context: StudentContext,
  { courseId, lessonId, pageNo, pageSize }: PayloadOf<typeof getCourseQaList>,
): Promise<CourseQaList> {
  const { db, session } = context;
  const { studentId } = session;
  const { profile } = await requireOpenedCourse(context, courseId);
  const filter = { studentId, courseId: profile.contentCourseId, lessonId };
  const rows = await shownQuestions.list(db, filter, { pageNo, pageSize });
  const files = await filesOf(
    db,
    studentId,
    rows.flatMap(({ asked }) => asked.fileIds),
  );
  const attachments = (ids: readonly string[]): Attachment[] =>
    files
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, size }) => ({ fileId: id, name, size, url: context.fileUrl(id) }));
  return {
    list: rows.map(({ asked, no, title }) => ({
      qaId: asked.id,
      lessonId: asked.lessonId,
      lessonNo: no,
      lessonTitle: title,
      second: asked.second,
      question: asked.content,
      files: attachments(asked.fileIds),
      author: asked.author,
      mine: asked.studentId === studentId,
      time: formatDateTime(asked.askedAt),
      answer: asked.answer,
      answeredAt: asked.answeredAt && formatDateTime(asked.answeredAt),
      teacher: asked.answeredBy,
    })),
    total: await shownQuestions.count(db, filter),
    pageNo,
    pageSize,
  };
}
