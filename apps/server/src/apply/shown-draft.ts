import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { DateTime } from '@qianwei/api/time/moment';
import { lastRevision } from '../draft/application-draft.ts';
import type { StudentContext } from '../http/implement.ts';
import { formatDateTime } from '../time.ts';
import { applyDraftKey } from './save-apply.ts';
import type { OwnApply } from './shown-apply.ts';

/** A draft as its page shows it; `savedTime` is null for a returned application of which nothing was mended yet. */
export interface ShownDraft<Document> {
  readonly document: Document;
  readonly revision: number;
  readonly savedTime: DateTime | null;
}

/**
 * The draft that the page goes on with: after a return it begins with what was submitted, so that a page of before the submission
 * is merged with it and does not replace it. Null where there is none.
 */
export async function shownDraft<Type extends ApplyType, Document extends object>(
  { db }: Pick<StudentContext, 'db'>,
  type: Type,
  { studies, row, draft, submitted }: OwnApply<Type, Document>,
): Promise<ShownDraft<Document> | null> {
  if (draft !== null)
    return { document: draft.document, revision: draft.revision, savedTime: formatDateTime(draft.savedAt) };
  if (row?.status !== 'RETURNED' || submitted === null) return null;
  const owner = { studentId: row.studentId, studentMajorId: studies.record.id };
  const revision = await lastRevision(db, applyDraftKey(type, owner, row.batchId));
  return { document: submitted, revision, savedTime: null };
}
