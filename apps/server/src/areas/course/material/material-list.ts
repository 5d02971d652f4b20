import type { getCourseMaterialList, MaterialList } from '@qianwei/api/contract/course/material';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { asc, eq } from 'drizzle-orm';
import { course } from '../../../db/schema/course.ts';
import { courseMaterial } from '../../../db/schema/lesson.ts';
import { shownObstacle } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { findWithholding, inBankOf, sheetObstacle } from '../../../questions/withheld.ts';
import { requireOpenedCourse } from '../shared/access.ts';
import { storedMaterial } from './material-files.ts';

/** The files of a course with their sizes; those that were never asked for are made now. */
export async function listMaterials(
  context: StudentContext,
  { courseId }: PayloadOf<typeof getCourseMaterialList>,
): Promise<MaterialList> {
  const { db, clock, session } = context;
  const { profile } = await requireOpenedCourse(context, courseId);
  const [content] = await db.select().from(course).where(eq(course.id, profile.contentCourseId));
  if (content === undefined) throw notFound();
  const rows = await db
    .select()
    .from(courseMaterial)
    .where(eq(courseMaterial.courseId, content.id))
    .orderBy(asc(courseMaterial.position));
  const asked = { studentId: session.studentId, which: inBankOf(content.id) };
  const withholding = await findWithholding(db, asked, clock.now());
  const list: MaterialList['list'] = [];
  // One after the other: there is one process that prints.
  for (const row of rows) {
    const { material: made, file } = await storedMaterial(context, content, row);
    list.push({
      fileId: file.id,
      name: file.name,
      category: made.category,
      type: made.type,
      size: file.size,
      pages: made.pages,
      chapterNos: made.chapterNos,
      url: context.fileUrl(file.id),
      obstacle:
        withholding !== null && made.source.kind === 'bank'
          ? shownObstacle(sheetObstacle(withholding, courseId))
          : null,
    });
  }
  return { list };
}
