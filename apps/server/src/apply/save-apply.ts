import { errorCode } from '@qianwei/api/contract/envelope';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { momentWords } from '@qianwei/api/time/words';
import { type DraftKey, saveDraft } from '../draft/application-draft.ts';
import { blocked, type Found } from '../eligibility/eligibility.ts';
import { noWayOut, toNotices, toOffice } from '../eligibility/ways.ts';
import type { StudentContext } from '../http/implement.ts';
import { limitRate } from '../http/rate-limit.ts';
import { lockRecord } from '../studies/locked-record.ts';
import type { StudyRecord } from '../studies/record.ts';
import { readStudies } from '../studies/studies.ts';
import { formatDateTime } from '../time.ts';
import { type ApplyBatchRow, batchesNow, batchStatus } from './apply-batches.ts';
import type { ApplyForm } from './apply-form.ts';
import { type ApplyRow, applyStatusWords } from './apply-kind.ts';
import { findOwnApply, hasFailed, submittedDocument } from './own-apply.ts';
import { lockedChanges } from './returned-parts.ts';

/** The key of a draft: one for each 考籍 and batch. */
export const applyDraftKey = (
  type: ApplyType,
  { studentId, studentMajorId }: Pick<StudyRecord, 'studentId' | 'studentMajorId'>,
  batchId: string,
): DraftKey => ({ studentId, kind: type, bizId: `${studentMajorId} ${batchId}` });

/** An obstacle to filling in: outside the window, or under review; null where the form can be filled in. */
export function fillingObstacle(
  form: Pick<ApplyForm<ApplyType, object>, 'kind'>,
  { batch, row }: { readonly batch: ApplyBatchRow; readonly row: ApplyRow | null },
  now: Date,
): (Found & { readonly code: 'WINDOW' | 'STATE' }) | null {
  const { noun } = form.kind;
  if (row !== null && row.status !== 'DRAFT')
    return row.status === 'RETURNED'
      ? null
      : {
          code: 'STATE',
          reason: `${noun}${applyStatusWords[row.status]}，现在不能修改`,
          way: noWayOut('BESIDE'),
        };
  const status = batchStatus(batch, now);
  if (status === 'OPEN') return null;
  const [start, end] = [momentWords(batch.startTime.getTime()), momentWords(batch.endTime.getTime(), 'end')];
  return {
    code: 'WINDOW',
    reason: `${noun}未在开放时间内（${start} 至 ${end}）`,
    way: toOffice,
    ...(status === 'UPCOMING' && { nextTime: batch.startTime }),
  };
}

/** The error code of a `fillingObstacle`. */
export const fillingErrorCode = { WINDOW: errorCode.outsideWindow, STATE: errorCode.stateForbids } as const;

/** Throws 1050003 in the batch in which an application has ended without success: the next one is open to the student. */
export function requireNotOver(
  { noun }: Pick<ApplyForm<ApplyType, object>['kind'], 'noun'>,
  newest: ApplyRow | null,
  batchId: string,
): void {
  if (newest === null || !hasFailed(newest) || newest.batchId !== batchId) return;
  const reason = `本批次的${noun}${applyStatusWords[newest.status]}，可以在下一批次申请`;
  throw blocked(errorCode.stateForbids, { reason, way: toNotices });
}

/** Throws 1050003, with `data.parts`, when a part was changed that is not open. */
export function requireOpenParts<Type extends ApplyType, Document extends object>(
  context: Pick<StudentContext, 'secrets'>,
  form: ApplyForm<Type, Document>,
  row: ApplyRow,
  document: Document,
): void {
  const parts = lockedChanges(form, row, submittedDocument(context, form, row), document);
  if (parts.length === 0) return;
  const names = parts.map((part) => form.partTitles[part]).join('、');
  const reason = `${names}没有被退回，不能修改，请刷新后查看`;
  throw blocked(errorCode.stateForbids, { reason, way: noWayOut('BESIDE') }, { parts });
}

/**
 * Saves what was typed. Of a returned application only the returned parts may differ from what was submitted: 1050003 with
 * `data.parts`; it goes on from the submitted document, so that a page of before is refused. 1050001 outside the window, and where the
 * form has an obstacle of its own; 1040006 when another device was faster.
 */
export async function saveApply<Type extends ApplyType, Document extends object>(
  outer: StudentContext,
  form: ApplyForm<Type, Document>,
  { batchId, document, revision }: { batchId: string; document: Document; revision: number },
): Promise<{ revision: number; savedTime: ReturnType<typeof formatDateTime> }> {
  const { clock, session } = outer;
  await limitRate(outer, { name: 'apply-draft', subject: session.studentId, max: 600, seconds: 3600 });
  // The student's row is locked: what is checked here is still so when the draft is written.
  return outer.db.transaction(async (db) => {
    const context = { ...outer, db };
    const record = await lockRecord(db, session);
    const now = clock.now();
    const newest = await findOwnApply(db, form, record, now);
    const row = newest === null || hasFailed(newest) ? null : newest;
    const isReturned = row?.status === 'RETURNED';
    const { batch, rules } = await batchesNow(
      db,
      form.type,
      now,
      isReturned ? { ...row, rulesVersion: null } : null,
    );
    if (batch?.id !== batchId)
      throw blocked(errorCode.stateForbids, { reason: '批次已更换，请刷新后查看', way: noWayOut('AGAIN') });
    requireNotOver(form.kind, newest, batchId);
    const obstacle = fillingObstacle(form, { batch, row }, now);
    if (obstacle !== null) throw blocked(fillingErrorCode[obstacle.code], obstacle);
    const studies = await readStudies(db, record, now);
    const own = rules && form.obstacle({ studies, batch, rules, row }, now);
    if (own !== null) throw blocked(errorCode.outsideWindow, own);
    if (isReturned) requireOpenParts(context, form, row, document);
    const key = applyDraftKey(form.type, record, batchId);
    const kept = { studentMajorId: record.studentMajorId, document, revision, goesOn: isReturned };
    const saved = await saveDraft(context, key, kept);
    return { revision: saved.revision, savedTime: formatDateTime(saved.savedAt) };
  });
}
