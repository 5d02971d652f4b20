import * as v from 'valibot';
import { basis } from '../academic/basis.ts';
import { applicationTimeline, returnedItem } from '../application.ts';
import { eligibilityCondition, obstacle, way } from '../eligibility.ts';
import { dateTime, day, id, revision, seenText, wholeNumber } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';
import { materialCode, materialNeed } from './apply-rules.ts';
import { applyLevel, applyStatus } from './apply-status.ts';
import { ruleChange } from './rule-changes.ts';

/** A batch in which is applied. */
export const applyWindow = v.object({
  batchId: id,
  /** 2026年下半年 */
  name: v.string(),
  startTime: dateTime,
  endTime: dateTime,
  status: v.picklist(['UPCOMING', 'OPEN', 'CLOSED']),
});

/** A batch in which is applied. */
export type ApplyWindow = v.InferOutput<typeof applyWindow>;

/** The rules of a batch as they are in force, and their differences from `since`, the batch or version before; null without one. */
export const rulesNews = v.object({
  version: v.number(),
  publishTime: dateTime,
  since: v.nullable(v.string()),
  changes: v.array(ruleChange),
  basis,
});

/** A condition with the student's value, what is needed, the ways to meet it and its source. */
export const applyCondition = v.object({
  ...eligibilityCondition.entries,
  code: v.string(),
  /** It is counted only later, such as after graduation: neither met nor lacking. */
  isLater: v.boolean(),
  /** It is lacking for good: nothing that the student can still do meets it. Missing for every other one. */
  isFinal: v.optional(v.literal(true)),
  /** A sentence for the student: what is lacking or how it was met; empty where the values say it all. */
  text: v.string(),
  /** The student's value against the need, for a scale; null where there are no numbers. */
  measure: v.nullable(v.object({ value: v.number(), need: v.number() })),
  /** Place in the review of another application: the level from 1, how many there are, and which it is; null for other conditions. */
  stage: v.nullable(v.object({ place: v.number(), places: v.number(), level: applyLevel })),
  /** Further ways beside `way`. */
  moreWays: v.array(way),
  basis: v.nullable(basis),
});

/** A condition with the student's value. */
export type ApplyCondition = v.InferOutput<typeof applyCondition>;

/** True for a condition that is not met; one that is counted only later is not lacking. */
export const isLacking = ({ ok, isLater }: Pick<ApplyCondition, 'ok' | 'isLater'>): boolean =>
  !ok && !isLater;

/** A file of the student that can be handed in, or was. */
export const materialFile = v.object({
  fileId: id,
  fileName: v.string(),
  /** Bytes. */
  fileSize: v.number(),
  /** MIME type found in the content. */
  fileType: v.string(),
  sha256: v.string(),
  /** Works for 10 minutes. */
  url: v.string(),
  /** Pixels, for pictures; null for others. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  storedTime: dateTime,
  /** Staff have looked at it: when, and for what; null before. */
  checked: v.nullable(v.object({ time: dateTime, by: v.string() })),
  /** Until when it can be used, that day included; null for ever. */
  validUntil: v.nullable(day),
});

/** A file of the student that can be handed in. */
export type MaterialFile = v.InferOutput<typeof materialFile>;

/** A drawn sample of a material: how it should look, and what it is made with. */
export const materialSample = v.object({
  /** Path of the picture, open to all; what it points out is drawn into it. */
  pictureUrl: v.string(),
  /** The form to be filled in (BLANK), or one that is filled in as an example (FILLED); null without one. */
  template: v.nullable(
    v.object({ kind: v.picklist(['BLANK', 'FILLED']), fileName: v.string(), url: v.string() }),
  ),
});

/** A drawn sample of a material. */
export type MaterialSample = v.InferOutput<typeof materialSample>;

/** A material of the application: who hands it in, and the student's files that fit (材料保险箱), the newest first. */
export const applyMaterial = v.object({
  code: materialCode,
  need: materialNeed,
  /** It has to be handed in by this student. */
  required: v.boolean(),
  /** Null where the institution shows none. */
  sample: v.nullable(materialSample),
  files: v.array(materialFile),
});

/** A material of the application. */
export type ApplyMaterial = v.InferOutput<typeof applyMaterial>;

/** The 毕业证书 or 学位证书 that was issued. */
const certificate = v.object({ certNo: v.string(), issueDay: day });

/** Parts of the answer that both applications share. */
export const applyEntries = {
  /** The open batch, else the next, else the last; that of the application where there is one. Null without any. */
  batch: v.nullable(applyWindow),
  /** The batch after it; null while none is announced. */
  next: v.nullable(v.object({ name: v.string(), startTime: dateTime })),
  /** Null while the batch has none. */
  rules: v.nullable(rulesNews),
  /**
   * An application under review is looked at by the rules of its first submission: when that was, and the version in force now. Null where
   * `rules` are in force.
   */
  olderRules: v.nullable(v.object({ submitTime: dateTime, newestVersion: v.number() })),
  /** Name of the earlier batch by whose rules the conditions are looked at, while the batch has none; else null. */
  previewBy: v.nullable(v.string()),
  /** Null before the first submission. */
  applyId: v.nullable(id),
  /** DRAFT before the first submission, too. */
  status: applyStatus,
  /** The level that has it, or has decided last. */
  level: applyLevel,
  levels: v.array(applyLevel),
  conditions: v.array(applyCondition),
  /** The reason that keeps it from being filled in now; null without one. */
  obstacle: v.nullable(obstacle),
  materials: v.array(applyMaterial),
  /** Parts to mend and until when, of a RETURNED one; null in any other state. */
  returned: v.nullable(
    v.object({
      items: v.array(returnedItem),
      opinion: v.string(),
      until: dateTime,
      time: dateTime,
      by: v.string(),
      /** Number of returns, from 1. */
      count: v.number(),
    }),
  ),
  /** Of the last submission; null before. */
  receipt: v.nullable(v.object(receiptProof)),
  /** Of every submission of this kind in this 考籍, other batches included, the newest first. */
  receipts: v.array(v.object(receiptProof)),
  /** It can be taken back. */
  withdrawable: v.boolean(),
  timeline: applicationTimeline,
  /** Null before it is issued. */
  certificate: v.nullable(certificate),
  /** The signature of the last submission; works for 10 minutes. Null before. */
  signatureUrl: v.nullable(v.string()),
  serverTime: dateTime,
};

/** Keeps what was typed. `revision` is that of the draft it is based on, 0 before the first. */
export const draftPayload = { batchId: id, revision: wholeNumber(0) };

/** State of a saved draft; `savedTime` is null for a returned application of which nothing was mended yet. */
export const draftFacts = { revision: v.number(), savedTime: v.nullable(dateTime) };

/** Answer to a saved draft. */
export const draftSaved = v.object({ revision: v.number(), savedTime: dateTime });

/**
 * Submits the draft of this revision, signed. `applyId` is null for the first submission; `rulesVersion` is that of the rules which
 * the student has seen.
 */
export const submitPayload = v.object({
  batchId: id,
  applyId: v.nullable(id),
  revision,
  rulesVersion: wholeNumber(1),
  signatureFileId: v.pipe(v.string('请先签名'), v.nonEmpty('请先签名'), v.maxLength(64)),
  agree: v.literal(true, '请先勾选承诺'),
});

/** The `data` of a refused submission (1040006) when the rules are another version by now: it, and what is different. */
export const rulesChanged = v.object({ rulesVersion: v.number(), changes: v.array(ruleChange) });

/** Answer to a submission. */
export const submitted = v.object({ applyId: id, status: applyStatus, ...receiptProof });

/** Takes a submission back, with the reason. */
export const withdrawPayload = v.object({ applyId: id, reason: seenText(200, '请写明撤回原因') });

/** Answer to a withdrawal. */
export const withdrawn = v.object({ status: applyStatus });

/** Asks for the form on paper as a file; the JSON beside it (API-13) has only the time. */
export const formOnPaper = {
  payload: v.object({ export: v.literal(true) }),
  data: v.object({ serverTime: dateTime }),
};
