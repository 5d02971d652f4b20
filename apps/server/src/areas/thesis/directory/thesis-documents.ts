import type { SubmittedVersion } from '@qianwei/api/contract/thesis/directory';
import type { AnnotationLevel, DocType, ThesisContent } from '@qianwei/api/contract/thesis/document';
import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { annotation, thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { formatDateTime } from '../../../time.ts';

/** A version with its notes, without its content. */
export interface VersionRow
  extends Pick<
    typeof thesisVersion.$inferSelect,
    'id' | 'docId' | 'no' | 'words' | 'sha256' | 'status' | 'opinion' | 'storedAt'
  > {
  readonly docType: DocType;
  readonly notes: readonly Pick<typeof annotation.$inferSelect, 'level' | 'handle' | 'anchor'>[];
}

/** Documents of a round: the versions that were handed in, in their order, and the newest text. */
export interface Documents {
  readonly versions: readonly VersionRow[];
  /** The text that was saved last; null before one. */
  readonly newest: { readonly docId: string; readonly content: ThesisContent } | null;
}

/** Reads the documents of a round: three statements, however many versions there are. */
export async function readDocuments(db: Database, { row, roundNo }: Thesis): Promise<Documents> {
  const ofRound = and(eq(thesisDoc.studentPlanId, row.id), eq(thesisDoc.roundNo, roundNo));
  const { id, docId, no, words, sha256, status, opinion, storedAt } = thesisVersion;
  const [versions, [newest]] = await Promise.all([
    db
      .select({ id, docId, no, words, sha256, status, opinion, storedAt, docType: thesisDoc.docType })
      .from(thesisVersion)
      .innerJoin(thesisDoc, eq(thesisDoc.id, thesisVersion.docId))
      .where(and(ofRound, eq(thesisVersion.kind, 'SUBMIT')))
      .orderBy(asc(thesisVersion.storedAt), asc(no)),
    db
      .select({ docId: thesisDoc.id, content: thesisDoc.content })
      .from(thesisDoc)
      .where(ofRound)
      .orderBy(desc(thesisDoc.savedAt))
      .limit(1),
  ]);
  const versionIds = versions.map((version) => version.id);
  const notes =
    versionIds.length === 0
      ? []
      : await db
          .select({
            versionId: annotation.versionId,
            level: annotation.level,
            handle: annotation.handle,
            anchor: annotation.anchor,
          })
          .from(annotation)
          .where(inArray(annotation.versionId, versionIds));
  return {
    versions: versions.map((version) => ({
      ...version,
      notes: notes.filter(({ versionId }) => versionId === version.id),
    })),
    newest: newest ?? null,
  };
}

/** The stage at which a document is handed in: 答辩后修改稿 belongs to 成绩, which waits for it. */
export const stageOfDoc = (docType: DocType): ThesisStage =>
  docType === 'AFTER_DEFENCE' ? 'GRADE' : docType;

/** Notes of a level. */
export const countNotes = (version: VersionRow | undefined, level: AnnotationLevel): number =>
  version?.notes.filter((note) => note.level === level).length ?? 0;

/** A version as the desk lists it. */
export const shownVersion = (version: VersionRow): SubmittedVersion[] =>
  version.status === null
    ? []
    : [
        {
          versionId: version.id,
          docType: version.docType,
          no: version.no,
          submitTime: formatDateTime(version.storedAt),
          words: version.words,
          sha256: version.sha256,
          status: version.status,
          opinion: version.opinion,
          annotateCount: version.notes.length,
        },
      ];
