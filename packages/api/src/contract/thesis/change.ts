import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { formatMomentDay, parseMoment } from '../../time/moment.ts';
import { id, wholeNumber } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';
import { writtenText } from './letters.ts';
import { thesisStage } from './stage.ts';
import { thesisPayload } from './thesis.ts';

/** Change that is applied for: 换题 · 换导师. */
export const changeType = v.picklist(['TOPIC', 'ADVISOR']);

/** Change that is applied for. */
export type ChangeType = v.InferOutput<typeof changeType>;

/** The changes in words. */
export const changeTitles: Readonly<Record<ChangeType, string>> = { TOPIC: '换题', ADVISOR: '换导师' };

/** State of an application in a thesis (screens 11.8). */
export const thesisApplicationStatus = v.picklist([
  'PENDING',
  'APPROVED',
  'RETURNED',
  'REJECTED',
  'CANCELLED',
]);

/** Letters that a reason needs, and the most characters. */
export const reasonLimits = { min: 20, max: 500 } as const;

const reason = writtenText(reasonLimits, {
  empty: '请写明原因',
  short: (lacking) => `请写明原因（不少于 ${reasonLimits.min} 字），还差 ${lacking} 字（空格不计）`,
});

const proof = v.pipe(v.array(id), v.maxLength(3, '最多上传 3 个附件'));

/**
 * Applies for another topic, once and before 开题报告 is handed in, or for another advisor. 1050003 while it cannot be applied for, or
 * one is open; 1050006 when it was used.
 */
export const applyThesisChange = endpoint({
  path: '/v1/applyThesisChange',
  mutates: true,
  payload: v.object({ ...thesisPayload, changeType, reason, fileIds: proof }),
  data: v.object({ changeId: id, status: thesisApplicationStatus, ...receiptProof }),
});

/** The most days of one delay. */
export const maxDelayDays = 7;

const dayMs = 86_400_000;

/**
 * The deadline after a delay that is granted at `now`, in ms since 1970: so many days after the old one. Of a stage that is overdue
 * that can lie in the past, or hours away; the student has at least the whole next day.
 */
export function delayedUntil({ deadline, days }: { deadline: number; days: number }, now: number): number {
  const endOfTomorrow = parseMoment(`${formatMomentDay(now + 2 * dayMs)} 00:00:00`);
  return Math.max(deadline + days * dayMs, endOfTomorrow);
}

/**
 * Applies for a later deadline of a stage, by 1 to 7 days from its deadline on. 1050003 for a stage that has none to put off, or
 * while one is open for it.
 */
export const applyThesisDelay = endpoint({
  path: '/v1/applyThesisDelay',
  mutates: true,
  payload: v.object({
    ...thesisPayload,
    stage: thesisStage,
    days: wholeNumber(1, maxDelayDays),
    reason,
    fileIds: proof,
  }),
  data: v.object({ delayId: id, status: thesisApplicationStatus, ...receiptProof }),
});

/** Takes back an application that was not decided. 1050005 for one that is not the student's, 1050003 once it was decided. */
export const cancelThesisApplication = endpoint({
  path: '/v1/cancelThesisApplication',
  mutates: true,
  payload: v.object({ ...thesisPayload, applicationId: id, type: v.picklist(['CHANGE', 'DELAY']) }),
  data: v.object({ status: thesisApplicationStatus }),
});
