import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { codeKey, dateTime, day, examineeNo, id, mobile, personName, smsCode } from '../fields.ts';
import { identityDocument } from '../identity-document.ts';
import { examLevel } from '../major.ts';
import { signUpDocument, signUpPhoto, signUpRecord, signUpType } from './sign-up.ts';

/** Ticket of a visit, as `getSignUpConfigNLog` gave it. */
export const guestTicket = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A sign-up that is open to the proven person. */
const opened = v.object({
  /** Ticket that stands for the person: another one than that of the notices, which stands for nobody any more. */
  guestTicket,
  /** Until when the ticket stands for the person; another code prolongs it. */
  proofUntil: dateTime,
  holder: v.object({
    /** Masked: 周*墨, 3201**********0335, 154****0002; the 准考证号 too, unless the person has typed it or is logged in. */
    name: v.string(),
    idCard: v.string(),
    mobile: v.string(),
    examineeNo: v.string(),
    applyExamLevel: examLevel,
    majorCode: v.string(),
    majorName: v.string(),
    schoolName: v.string(),
    studyUnit: v.string(),
    registerDate: day,
  }),
  /** Names the draft of this person for this batch on a device: a keyed hash, from which nobody finds a number. */
  draftMark: v.string(),
  /** Why nothing can be signed up for; null where it can. */
  obstacle: v.nullable(obstacle),
  /** The courses of the batch that the plan has, with what is in the way of each. */
  courses: v.array(
    v.object({ courseCode: v.string(), isPassed: v.boolean(), obstacle: v.nullable(obstacle) }),
  ),
  /** The best result in the foreign language that suffices already; null without one. */
  passed: v.nullable(v.object({ batchName: v.string(), score: v.nullable(v.number()) })),
  /** Checked photos of the person, the newest first. */
  photos: v.array(signUpPhoto),
  /** The draft that was not submitted yet; null without one. */
  draft: v.nullable(v.object({ document: signUpDocument, revision: v.number(), savedTime: dateTime })),
  /** The sign-up for the batch; null before the first. */
  record: v.nullable(signUpRecord),
});

/** A sign-up that is open to the proven person. */
export type OpenedSignUp = v.InferOutput<typeof opened>;

/**
 * Proves a guest by name, document, 准考证号 and a code to the number that is bound to that person, and opens the sign-up.
 * Whatever does not fit is refused alike with 1050005, so that nobody learns who studies here. 1050003 before the notices
 * were read, 1040005 for the code.
 */
export const startSignUpNLog = endpoint({
  path: '/v1/startSignUpNLog',
  access: 'public',
  mutates: true,
  payload: v.intersect([
    v.object({
      type: signUpType,
      batchId: id,
      guestTicket,
      name: personName,
      examineeNo,
      mobile,
      smsCode,
      codeKey,
    }),
    identityDocument,
  ]),
  data: opened,
});

/** Opens the sign-up to the student who is logged in. */
export const startSignUp = endpoint({
  path: '/v1/startSignUp',
  mutates: true,
  payload: v.object({ type: signUpType, batchId: id, guestTicket }),
  data: opened,
});

/**
 * Opens what was signed up for, or typed, with a number: by a code to it, on any device. A number that several 考籍 with a
 * sign-up share is answered with `candidates`, of which one is named by `majorId` in the next call. 1050005 when there is
 * nothing, 1040005 for the code.
 */
export const getSignUpRecordNLog = endpoint({
  path: '/v1/getSignUpRecordNLog',
  access: 'public',
  mutates: true,
  payload: v.object({
    type: signUpType,
    batchId: id,
    guestTicket,
    mobile,
    smsCode,
    codeKey,
    majorId: v.optional(id),
  }),
  data: v.union([
    opened,
    v.object({
      candidates: v.array(
        v.object({ majorId: id, name: v.string(), majorName: v.string(), examineeNo: v.string() }),
      ),
    }),
  ]),
});

/** The sign-up as it is now, while the ticket stands for the person. */
export const refreshSignUpNLog = endpoint({
  path: '/v1/refreshSignUpNLog',
  access: 'public',
  payload: v.object({ type: signUpType, batchId: id, guestTicket }),
  data: opened,
});

/** Ends what a ticket stands for (清空并退出): the next call with it needs another code. */
export const leaveSignUpNLog = endpoint({
  path: '/v1/leaveSignUpNLog',
  access: 'public',
  payload: v.object({ guestTicket }),
  data: v.null(),
});
