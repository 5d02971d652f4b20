import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { basis } from '../academic/basis.ts';
import { dateTime, day, id } from '../fields.ts';
import { assessForm } from './assess-form.ts';
import { signUpLanguage, signUpStatus, signUpType } from './sign-up.ts';

const batch = v.object({
  batchId: id,
  name: v.string(),
  status: v.picklist(['UPCOMING', 'OPEN', 'CLOSED', 'ARRANGED', 'OVER']),
  startTime: dateTime,
  endTime: dateTime,
  /** First and last day of the exams. */
  examStart: day,
  examEnd: day,
  /** When rooms and seats are published. */
  arrangeTime: dateTime,
  ticketOpenTime: dateTime,
  scoreTime: dateTime,
  schoolName: v.string(),
  /** 报名须知, without numbers. */
  notices: v.array(v.string()),
  /** For how long the notices are read before they can be agreed to: counted by the server from this answer. */
  readSeconds: v.number(),
  /** The most courses of one sign-up. */
  maxCourse: v.number(),
  feeEnabled: v.boolean(),
  /** 分, of a sign-up without courses. */
  fee: v.number(),
  courseList: v.array(
    v.object({
      courseCode: v.string(),
      courseName: v.string(),
      credit: v.number(),
      assessForms: v.array(assessForm),
      /** The written course that must be passed first; empty without one. */
      theoryCode: v.string(),
      /** Things to bring, such as 带课程设计报告; empty for none. */
      carry: v.string(),
      /** 分 */
      fee: v.number(),
      quota: v.number(),
      left: v.number(),
    }),
  ),
  siteList: v.array(v.object({ siteId: id, name: v.string(), address: v.string(), left: v.number() })),
  languageList: v.array(signUpLanguage),
});

/** A sign-up for a batch that is not over, before it is opened. */
const ownSignUp = v.object({
  batchId: id,
  batchName: v.string(),
  status: signUpStatus,
  /** 分 that are still to be paid. */
  due: v.number(),
  /** Until when an UNPAID one is kept; null for any other. */
  payDeadline: v.nullable(dateTime),
});

/** A batch with what can be chosen in it. */
export type SignUpBatch = v.InferOutput<typeof batch>;

/**
 * The batch with `batchId`, else the one that concerns a visitor now: the open one, else the last that has begun, else the
 * next; null without any. 1050005 for an unknown `batchId`. `guestTicket` is this visit's: it counts the reading of the notices and, once the person is proven, stands for that person.
 */
export const getSignUpConfigNLog = endpoint({
  path: '/v1/getSignUpConfigNLog',
  access: 'public',
  payload: v.object({ type: signUpType, batchId: v.optional(id) }),
  data: v.object({
    batch: v.nullable(batch),
    /** The batch after it; null while none is announced. */
    next: v.nullable(v.object({ name: v.string(), startTime: dateTime })),
    /** The batches that have begun and are not over, the newest first. */
    running: v.array(v.object({ batchId: id, name: v.string() })),
    /** Sign-ups for them of the student who is logged in, the newest batch first; empty for a guest. */
    own: v.array(ownSignUp),
    /** Source of the rules of this exam. */
    basis: v.nullable(basis),
    guestTicket: v.string(),
    serverTime: dateTime,
  }),
});

/** The batch that concerns a visitor now. */
export type SignUpConfig = DataOf<typeof getSignUpConfigNLog>;
