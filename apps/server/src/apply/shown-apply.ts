import type { ApplicationStep, ApplicationTimeline } from '@qianwei/api/contract/application';
import type { Obstacle } from '@qianwei/api/contract/eligibility';
import { type ApplyCondition, type ApplyMaterial, isLacking } from '@qianwei/api/contract/graduation/apply';
import {
  type ApplyLevel,
  type ApplyStatus,
  type ApplyType,
  applyCharts,
  applyLevelTitles,
  standingAfter,
} from '@qianwei/api/contract/graduation/apply-status';
import type { DateTime } from '@qianwei/api/time/moment';
import * as v from 'valibot';
import { timelineOf } from '../application/timeline.ts';
import { readDraft } from '../draft/application-draft.ts';
import { type Found, shownObstacle } from '../eligibility/eligibility.ts';
import { toNotices } from '../eligibility/ways.ts';
import type { StudentContext } from '../http/implement.ts';
import { findReceipt, listReceipts } from '../student/receipt.ts';
import { requireRecord } from '../studies/record.ts';
import { readStudies, type Studies } from '../studies/studies.ts';
import { formatDateTime } from '../time.ts';
import { type BatchesNow, batchesNow, batchStatus } from './apply-batches.ts';
import type { ApplyFacts, ApplyForm } from './apply-form.ts';
import type { ApplyRow } from './apply-kind.ts';
import { findOwnApply, hasFailed, submittedDocument } from './own-apply.ts';
import { openParts } from './returned-parts.ts';
import { applyDraftKey, fillingObstacle } from './save-apply.ts';

/** Application of a student as it stands, before it is shown. */
export interface OwnApply<Type extends ApplyType, Document> {
  readonly studies: Studies;
  readonly now: Date;
  readonly batches: BatchesNow<Type>;
  /** The newest application, also one that ended without success; null before the first. */
  readonly row: ApplyRow | null;
  /** Null where there is no batch, or no rules; by those of an earlier batch while its own are not published. */
  readonly facts: ApplyFacts<Type> | null;
  readonly draft: { readonly document: Document; readonly revision: number; readonly savedAt: Date } | null;
  readonly submitted: Document | null;
}

/** The version by which an application is judged now. */
const ownRules = (row: ApplyRow) => (row.status === 'RETURNED' ? { ...row, rulesVersion: null } : row);

/** Reads the application of the session's student with everything that decides about it. */
export async function readOwnApply<Type extends ApplyType, Document extends object>(
  context: StudentContext,
  form: ApplyForm<Type, Document>,
): Promise<OwnApply<Type, Document>> {
  const { db, clock, session } = context;
  const now = clock.now();
  const record = await requireRecord(db, session);
  const studies = await readStudies(db, record, now);
  const newest = await findOwnApply(db, form, record, now);
  // An application that ended without success stays in sight until another batch is open; what was taken back goes into the open one.
  const pinned = newest !== null && newest.status !== 'DRAFT' ? newest : null;
  const open = await batchesNow(db, form.type, now, null);
  const isBegunAgain =
    pinned !== null &&
    hasFailed(pinned) &&
    open.batch !== null &&
    open.batch.id !== pinned.batchId &&
    batchStatus(open.batch, now) === 'OPEN';
  const row = isBegunAgain ? null : newest;
  const batches =
    pinned === null || isBegunAgain ? open : await batchesNow(db, form.type, now, ownRules(pinned));
  const { batch, preview } = batches;
  const rules = batches.rules ?? preview?.rules ?? null;
  const facts =
    batch === null || rules === null
      ? null
      : { studies, batch, rules, row: row !== null && hasFailed(row) ? null : row };
  const stored = batch === null ? null : await readDraft(context, applyDraftKey(form.type, record, batch.id));
  const document = stored === null ? null : v.safeParse(form.schema, stored.document);
  return {
    studies,
    now,
    batches,
    row,
    facts,
    draft: stored !== null && document?.success ? { ...stored, document: document.output } : null,
    submitted: row === null ? null : submittedDocument(context, form, row),
  };
}

/** Steps of staff: of them a student reads the office, never the person. */
const ofStaff: ReadonlySet<ApplicationStep> = new Set([
  'RETURN',
  'APPROVE',
  'REJECT',
  'REPORT',
  'GRANT',
  'CORRECT',
]);

/** The timeline as its student reads it. */
async function ownTimeline(
  { db }: Pick<StudentContext, 'db'>,
  { kind }: Pick<ApplyForm<ApplyType, object>, 'kind'>,
  row: ApplyRow,
): Promise<ApplicationTimeline> {
  const timeline = await timelineOf(db, kind, row);
  const events = timeline.events.map((event) =>
    ofStaff.has(event.step)
      ? { ...event, by: applyLevelTitles[(event.level ?? row.level) as ApplyLevel] }
      : event,
  );
  return { ...timeline, events };
}

const emptyTimeline: ApplicationTimeline = { state: 'DRAFT', receiptNo: '', files: [], events: [] };

/** The reason that keeps the form from being filled in, lacking conditions that it cannot meet itself included; null without one. */
function applyObstacle<Type extends ApplyType, Document extends object>(
  form: ApplyForm<Type, Document>,
  { facts, batches, row, now }: OwnApply<Type, Document>,
  conditions: readonly ApplyCondition[],
): Obstacle | null {
  const { noun } = form.kind;
  const unpublished: Found = {
    reason: `${noun}的${batches.batch === null ? '批次' : '规定'}还没有公布`,
    way: toNotices,
  };
  if (facts === null) return shownObstacle(unpublished);
  const over: Found | null =
    row !== null && hasFailed(row) ? { reason: `本次${noun}已结束`, way: toNotices } : null;
  const found =
    over ??
    fillingObstacle(form, facts, now) ??
    form.obstacle(facts, now) ??
    (batches.rules === null ? unpublished : null);
  if (found !== null) return shownObstacle(found);
  const lacking = conditions.filter(
    (condition) => isLacking(condition) && form.inForm[condition.code] === undefined,
  );
  const [first] = lacking;
  if (first === undefined || facts.row?.status === 'RETURNED') return null;
  return shownObstacle({ reason: `还差 ${lacking.length} 项条件`, way: first.way ?? toNotices });
}

function shownReturn(row: ApplyRow, { events }: ApplicationTimeline) {
  const last = events.findLast(({ step }) => step === 'RETURN');
  if (last === undefined || row.returnUntil === null) return null;
  return {
    items: [...row.returnedItems],
    opinion: row.opinion,
    until: formatDateTime(row.returnUntil),
    time: last.time,
    by: last.by,
    count: row.returnCount,
  };
}

/** The time at which the rules that judge an application were chosen, where newer ones are in force; null where the newest count. */
function olderRules(
  { rules, newestVersion }: BatchesNow<ApplyType>,
  { events }: ApplicationTimeline,
): { submitTime: DateTime; newestVersion: number } | null {
  if (rules === null || newestVersion === null || rules.row.version === newestVersion) return null;
  // After a withdrawal it is submitted by the rules of then.
  const begun = events.findLastIndex(({ step }) => step === 'WITHDRAW');
  const first = events.slice(begun + 1).find(({ step }) => step === 'SUBMIT');
  return first === undefined ? null : { submitTime: first.time, newestVersion };
}

/** The parts of the answer that both applications share. */
export async function shownApply<Type extends ApplyType, Document extends object>(
  context: StudentContext,
  form: ApplyForm<Type, Document>,
  own: OwnApply<Type, Document>,
  { conditions, materials }: { conditions: readonly ApplyCondition[]; materials: readonly ApplyMaterial[] },
) {
  const { row, batches, now } = own;
  const { batch, next, rules, preview } = batches;
  const chart = applyCharts[form.type];
  const untyped = form as unknown as ApplyForm<ApplyType, object>;
  const receipt = row === null ? undefined : await findReceipt(context.db, row.receiptNo);
  const timeline = row === null ? emptyTimeline : await ownTimeline(context, untyped, row);
  const status: ApplyStatus = row?.status ?? 'DRAFT';
  const level: ApplyLevel = row?.level ?? chart.levels[0];
  return {
    batch: batch && {
      batchId: batch.id,
      name: batch.name,
      startTime: formatDateTime(batch.startTime),
      endTime: formatDateTime(batch.endTime),
      status: batchStatus(batch, now),
    },
    next: next && { name: next.name, startTime: formatDateTime(next.startTime) },
    rules: rules && {
      version: rules.row.version,
      publishTime: formatDateTime(rules.row.publishTime),
      since: rules.since,
      changes: [...rules.changes],
      basis: { title: rules.row.basisTitle, date: rules.row.basisDate, path: rules.row.basisPath },
    },
    olderRules: olderRules(batches, timeline),
    previewBy: preview?.batchName ?? null,
    applyId: row?.id ?? null,
    status,
    level,
    levels: [...chart.levels],
    conditions: [...conditions],
    obstacle: applyObstacle(form, own, conditions),
    materials: [...materials],
    returned: row?.status === 'RETURNED' ? shownReturn(row, timeline) : null,
    receipt:
      receipt === undefined
        ? null
        : { receiptNo: receipt.receiptNo, sha256: receipt.sha256, submitTime: receipt.submitTime },
    receipts: await listReceipts(context.db, {
      studentId: context.session.studentId,
      kind: form.receiptKind,
      examineeNo: own.studies.record.examineeNo,
    }),
    withdrawable:
      row !== null &&
      standingAfter(chart, row, 'WITHDRAW') !== null &&
      batchStatus(row.batch, now) === 'OPEN',
    timeline,
    certificate: row?.certNo && row.certDay ? { certNo: row.certNo, issueDay: row.certDay } : null,
    signatureUrl: row === null ? null : context.fileUrl(row.signatureFileId),
    serverTime: formatDateTime(now),
  };
}

/** Parts that can be changed now: all of a draft, after a return the returned ones and what may be replaced, else none. */
export function editableParts<Part extends string>(
  form: Pick<ApplyForm<ApplyType, object>, 'replaceable'>,
  { row, facts, batches, submitted }: OwnApply<ApplyType, object>,
  parts: readonly Part[],
): Part[] {
  if (facts === null || batches.rules === null || (row !== null && hasFailed(row))) return [];
  if (row === null || row.status === 'DRAFT') return [...parts];
  if (row.status !== 'RETURNED') return [];
  const open = openParts(form, row, submitted);
  return parts.filter((part) => open === null || open.has(part));
}
