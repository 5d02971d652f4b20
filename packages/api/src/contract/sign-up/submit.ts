import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { courseCode, dateTime, id, wholeNumber } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';
import { guestTicket } from './open.ts';
import { signUpDocument, signUpStatus, signUpType } from './sign-up.ts';

/**
 * Keeps what was typed and is not submitted yet. `revision` is that of the draft the document is based on, 0 before the
 * first. 1040006 when the server has another one, 1040005 when the ticket stands for nobody any more.
 */
export const saveSignUpDraftNLog = endpoint({
  path: '/v1/saveSignUpDraftNLog',
  access: 'public',
  payload: v.object({
    type: signUpType,
    batchId: id,
    guestTicket,
    document: signUpDocument,
    revision: wholeNumber(0),
  }),
  data: v.object({ revision: v.number(), savedTime: dateTime }),
});

/**
 * Submits a sign-up, or what was changed of one that is not approved yet. 1050001 outside its time, 1050002 for a course
 * that may not be signed up for (`data.courseCode`), 1050004 when a place is full (`data.courseCode` or `data.siteId`),
 * 1050006 for too many, 1040005 when the ticket stands for nobody any more.
 */
export const submitSignUpNLog = endpoint({
  path: '/v1/submitSignUpNLog',
  access: 'public',
  mutates: true,
  payload: v.object({
    type: signUpType,
    batchId: id,
    guestTicket,
    ...signUpDocument.entries,
    courseCodes: v.pipe(v.array(courseCode), v.maxLength(20)),
    siteId: v.pipe(v.string('请选择考点'), v.nonEmpty('请选择考点'), v.maxLength(64)),
    photoFileId: v.pipe(v.string('请上传照片'), v.nonEmpty('请上传照片'), v.maxLength(64)),
    /** The fee that the student has read, 分: another one is not charged. */
    fee: wholeNumber(0),
    /** The student signs up although a result suffices already. */
    despitePassed: v.optional(v.boolean(), false),
    agree: v.literal(true, '请先勾选承诺'),
  }),
  data: v.object({
    signUpId: id,
    signUpNo: v.string(),
    status: signUpStatus,
    /** Until when it waits for its payment; null where nothing is to be paid. */
    payDeadline: v.nullable(dateTime),
    /** 分 of an earlier payment that count for this one, and are not paid back any more. */
    credited: v.number(),
    ...receiptProof,
  }),
});

/** Takes a sign-up back; its places go to others. 1050001 after the deadline, 1050003 for one that is taken back already. */
export const cancelSignUpNLog = endpoint({
  path: '/v1/cancelSignUpNLog',
  access: 'public',
  mutates: true,
  payload: v.object({ type: signUpType, signUpId: id, guestTicket }),
  data: v.object({
    status: signUpStatus,
    /** 分 that are paid back. */
    refund: v.number(),
  }),
});
