import type { getThesisVersion, ThesisVersion } from '@qianwei/api/contract/thesis/document';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { annotation, thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { formatDateTime } from '../../../time.ts';

/** One version that was handed in, with the notes on it. 1050005 for one that is not the student's, or was never handed in. */
export async function readThesisVersion(
  { db, session }: StudentContext,
  { versionId }: PayloadOf<typeof getThesisVersion>,
): Promise<ThesisVersion> {
  const [found] = await db
    .select({ version: thesisVersion, doc: thesisDoc })
    .from(thesisVersion)
    .innerJoin(thesisDoc, eq(thesisDoc.id, thesisVersion.docId))
    .innerJoin(studentPlan, eq(studentPlan.id, thesisDoc.studentPlanId))
    .where(
      and(
        eq(thesisVersion.id, versionId),
        eq(thesisVersion.kind, 'SUBMIT'),
        eq(studentPlan.studentId, session.studentId),
      ),
    );
  if (found === undefined) throw notFound();
  const { version, doc } = found;
  const notes = await db
    .select()
    .from(annotation)
    .where(eq(annotation.versionId, versionId))
    .orderBy(asc(annotation.writtenAt), asc(annotation.id));
  return {
    versionId,
    studentPlanId: doc.studentPlanId,
    docType: doc.docType,
    no: version.no,
    submitTime: formatDateTime(version.storedAt),
    words: version.words,
    content: version.content,
    annotations: notes.map(({ id, anchor, writtenAt, level, text, teacher, handle, quote }) => ({
      ...{ annotateId: id, level, text, teacher, handle, quote, ...anchor },
      time: formatDateTime(writtenAt),
    })),
  };
}
