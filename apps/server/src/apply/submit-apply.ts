import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type ApplyStatus,
  type ApplyType,
  applyCharts,
  applyTypeTitles,
  standingAfter,
} from '@qianwei/api/contract/graduation/apply-status';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { submitApplication } from '../application/submit.ts';
import { withdrawApplication } from '../application/withdraw.ts';
import type { Database } from '../db/database.ts';
import { readDraft, removeDraft, saveDraft } from '../draft/application-draft.ts';
import { limitDaily } from '../eligibility/daily-limit.ts';
import { blocked } from '../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../eligibility/ways.ts';
import type { StudentContext } from '../http/implement.ts';
import { fieldRefusal, notFound, Refusal } from '../http/refusal.ts';
import type { ReceiptProof } from '../student/receipt.ts';
import { lockRecord } from '../studies/locked-record.ts';
import { readStudies } from '../studies/studies.ts';
import { batchesNow, holdApplyBatch, type RulesInForce } from './apply-batches.ts';
import type { ApplyFacts, ApplyForm } from './apply-form.ts';
import { type ApplyRow, returnedDuty } from './apply-kind.ts';
import { withContents } from './file-contents.ts';
import {
  countSubmissions,
  documentHash,
  findOwnApply,
  lockOwnApply,
  submittedDocument,
} from './own-apply.ts';
import { requireSignature, spendSignature } from './own-signature.ts';
import { changedParts, errorsToMend, lackingConditions } from './returned-parts.ts';
import {
  applyDraftKey,
  fillingErrorCode,
  fillingObstacle,
  requireNotOver,
  requireOpenParts,
} from './save-apply.ts';
import { requireSeenRules } from './seen-rules.ts';

/** Submissions of one application in 24 hours: each leaves a receipt and a line of the audit. */
const maxSubmissions = 20;

/** A submission as it was sent. */
interface Submission {
  readonly batchId: string;
  readonly applyId: string | null;
  readonly revision: number;
  readonly rulesVersion: number;
  readonly signatureFileId: string;
}

/** The rules by which an application was submitted first. */
const rulesOfFirst = <Type extends ApplyType>({ rulesRow }: ApplyRow): RulesInForce<Type> => ({
  row: rulesRow,
  rules: rulesRow.rules as RulesInForce<Type>['rules'],
  since: null,
  changes: [],
});

/** Throws 1050002 with every condition when one is lacking. */
async function requireConditions<Type extends ApplyType, Document extends object>(
  context: StudentContext,
  form: ApplyForm<Type, Document>,
  facts: ApplyFacts<Type>,
  document: Document,
): Promise<void> {
  const conditions = await form.conditions(context, facts, document);
  const first =
    facts.row?.status === 'RETURNED'
      ? await form.conditions(context, { ...facts, rules: rulesOfFirst(facts.row) }, document)
      : conditions;
  const [lacking] = lackingConditions(form, facts.row, { newest: conditions, first });
  if (lacking === undefined) return;
  const reason =
    lacking.text === '' ? `${lacking.name}：${lacking.actual}，需 ${lacking.need}` : lacking.text;
  throw blocked(errorCode.notEligible, { reason, way: lacking.way ?? toOffice }, { conditions });
}

/**
 * The parts that are others than before. Throws 1040001 at the first field of each returned part that is as it was, also when its
 * files are uploaded once more; 1050003 when nothing is another one of what was returned as a whole.
 */
async function requireMended<Document extends object>(
  db: Database,
  form: Pick<ApplyForm<ApplyType, Document>, 'kind' | 'partFields' | 'partTitles'>,
  { studentId, returnedItems, opinion }: ApplyRow,
  documents: readonly [before: Document, after: Document],
): Promise<string[]> {
  const [before = {}, after = {}] = await withContents(db, studentId, documents);
  const changed = changedParts(form.partFields, before, after);
  if (returnedItems.length === 0 && changed.length === 0)
    throw blocked(errorCode.stateForbids, {
      reason: `${form.kind.noun}被整份退回，内容还没有改，退回原因：${opinion}`,
      way: noWayOut('BESIDE'),
    });
  const unmended = returnedItems.filter(({ item }) => !changed.includes(item));
  if (unmended.length === 0) return changed;
  throw fieldRefusal(
    Object.fromEntries(
      unmended.map(({ item, reason }) => [
        form.partFields[item]?.[0] ?? item,
        `${form.partTitles[item] ?? item}还没有改，退回原因：${reason}`,
      ]),
    ),
  );
}

/** The draft with this revision. Throws 1040006 for another one, and when there is none. */
async function requireDraft<Document extends object>(
  context: StudentContext,
  { schema }: Pick<ApplyForm<ApplyType, Document>, 'schema'>,
  key: Parameters<typeof readDraft>[1],
  revision: number,
): Promise<Document> {
  const draft = await readDraft(context, key);
  if (draft === null || draft.revision !== revision)
    throw new Refusal(errorCode.conflict, '内容已在其他设备更新，请先合并', {
      revision: draft?.revision ?? 0,
    });
  return v.parse(schema, draft.document);
}

/**
 * Submits a draft, or what was mended. The student's row is locked, so that ten tabs take turns; the table lets a 考籍 have one
 * open application. Returned parts go on at the level that returned them, and only they are judged by the newest rules, so that no
 * new rule asks for what cannot be changed any more; what was returned as a whole starts again at the first level.
 */
export async function submitApply<Type extends ApplyType, Document extends object>(
  outer: StudentContext,
  form: ApplyForm<Type, Document>,
  { batchId, applyId, revision, rulesVersion, signatureFileId }: Submission,
): Promise<ReceiptProof & { applyId: string; status: ApplyStatus }> {
  const { clock, random, session, secrets } = outer;
  return outer.db.transaction(async (db) => {
    const context: StudentContext = { ...outer, db };
    const record = await lockRecord(db, session);
    await holdApplyBatch(db, batchId);
    // After what it had to wait for: a window may have closed meanwhile.
    const now = clock.now();
    const newest = await findOwnApply(db, form, record, now);
    const row = await lockOwnApply(db, form, record, now);
    if (applyId !== null && applyId !== row?.id) throw notFound();
    const isReturned = row?.status === 'RETURNED';
    const { batch, rules } = await batchesNow(
      db,
      form.type,
      now,
      isReturned ? { ...row, rulesVersion: null } : null,
    );
    if (batch === null || rules === null || batch.id !== batchId)
      throw blocked(errorCode.stateForbids, { reason: '批次已更换，请刷新后查看', way: noWayOut('AGAIN') });
    requireNotOver(form.kind, newest, batchId);
    const facts: ApplyFacts<Type> = { studies: await readStudies(db, record, now), batch, rules, row };
    const filling = fillingObstacle(form, facts, now);
    if (filling !== null) throw blocked(fillingErrorCode[filling.code], filling);
    const own = form.obstacle(facts, now);
    if (own !== null) throw blocked(errorCode.outsideWindow, own);
    const chart = applyCharts[form.type];
    const standing = standingAfter(chart, row ?? { status: 'DRAFT', level: chart.levels[0] }, 'SUBMIT');
    if (standing === null)
      throw blocked(errorCode.stateForbids, {
        reason: '当前状态不能提交，请刷新后查看',
        way: noWayOut('AGAIN'),
      });
    await requireSeenRules(db, rules, { seen: rulesVersion, now });
    const key = applyDraftKey(form.type, record, batchId);
    const draft = await requireDraft(context, form, key, revision);
    const document = form.counting?.(facts, draft) ?? draft;
    const submitted = isReturned ? submittedDocument(context, form, row) : null;
    if (isReturned) requireOpenParts(context, form, row, document);
    const mended =
      isReturned && submitted !== null ? await requireMended(db, form, row, [submitted, document]) : [];
    const errors = errorsToMend(form, { row, submitted }, await form.errors(context, facts, document));
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    await requireConditions(context, form, facts, document);
    await requireSignature(db, session, signatureFileId);
    await limitDaily(context, {
      name: 'apply-submit',
      bizId: batch.id,
      max: maxSubmissions,
      noun: `${form.kind.noun}的提交`,
      way: toOffice,
    });
    const id = row?.id ?? random.id();
    const submittedBefore = row === null ? 0 : await countSubmissions(db, row, form.kind);
    const proof = await submitApplication(
      { db, clock },
      {
        kind: form.kind,
        applicant: record,
        subject: { bizId: id, node: standing.level },
        state: isReturned ? 'RETURNED' : 'DRAFT',
        receipt: {
          prefix: form.kind.receipt?.prefix ?? '',
          kind: form.receiptKind,
          facts: async (tx) => [
            ['事项', `${applyTypeTitles[form.type]}，第 ${submittedBefore + 1} 次提交`],
            ['批次', batch.name],
            ...(await form.receiptFacts({ db: tx }, facts, document)),
            ['登记内容 SHA-256', documentHash(document)],
          ],
        },
        duty: returnedDuty(form.type, record.studentId, id),
        mended,
      },
      async (tx, receiptNo) => {
        await spendSignature(tx, signatureFileId, receiptNo);
        const values = {
          ...standing,
          batchId: batch.id,
          rulesVersion: isReturned ? row.rulesVersion : rules.row.version,
          documentCipher: secrets.encrypt(JSON.stringify(document)),
          signatureFileId,
          receiptNo,
          appliedAt: now,
          returnUntil: null,
          returnedItems: [],
          opinion: '',
        };
        const { studentId, studentMajorId } = record;
        if (row === null) await tx.insert(form.table).values({ id, studentId, studentMajorId, ...values });
        else await tx.update(form.table).set(values).where(eq(form.table.id, id));
        await removeDraft(tx, key);
      },
    );
    return { applyId: id, status: standing.status, ...proof };
  });
}

/** Takes an application of the session's student back before its review has begun; what was submitted is a draft again. */
export async function withdrawApply<Type extends ApplyType, Document extends object>(
  outer: StudentContext,
  form: ApplyForm<Type, Document>,
  { applyId, reason }: { applyId: string; reason: string },
): Promise<{ status: ApplyStatus }> {
  const { clock, session, secrets } = outer;
  return outer.db.transaction(async (db) => {
    const context: StudentContext = { ...outer, db };
    const record = await lockRecord(db, session);
    const row = await lockOwnApply(db, form, record, clock.now());
    if (row === null || row.id !== applyId) throw notFound();
    const closed = fillingObstacle(form, { batch: row.batch, row: null }, clock.now());
    // After the window it could not be submitted again.
    if (closed !== null) throw blocked(errorCode.outsideWindow, closed);
    await withdrawApplication({ db, clock }, form.kind, row);
    const withdrawReasonCipher = secrets.encrypt(reason);
    await db.update(form.table).set({ withdrawReasonCipher }).where(eq(form.table.id, row.id));
    const document = submittedDocument(context, form, row);
    const key = applyDraftKey(form.type, record, row.batchId);
    // A draft that began elsewhere meanwhile stays: it is newer than what was submitted.
    if ((await readDraft(context, key)) === null)
      await saveDraft(context, key, { studentMajorId: record.studentMajorId, document, revision: 0 });
    return { status: 'DRAFT' };
  });
}
