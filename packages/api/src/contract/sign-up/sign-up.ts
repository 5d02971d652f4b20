import * as v from 'valibot';
import { applicationTimeline, returnedItem } from '../application.ts';
import { dateTime, day, id, lineUpTo } from '../fields.ts';
import { assessForm } from './assess-form.ts';

/** Minutes for which a person who was proven by SMS may go on without another code. */
export const proofMinutes = 20;

/** Minutes for which a sign-up waits for its payment. */
export const payMinutes = 60;

/** Minutes after which one whose payment ran out may be made again: meanwhile its places are for others. */
export const againMinutes = 10;

/** Working days in which a sign-up is reviewed. */
export const reviewWorkingDays = 3;

/** Exam that is signed up for: 实践考核 · 学士学位外语考试. */
export const signUpType = v.picklist(['PRACTICE', 'ENGLISH']);

/** Exam that is signed up for. */
export type SignUpType = v.InferOutput<typeof signUpType>;

/** The exams in words. */
export const signUpTitles: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '实践考核',
  ENGLISH: '学士学位英语考试',
};

/** Purpose of the codes by SMS that prove a guest, by exam. */
export const signUpSmsScenes = {
  PRACTICE: 'PRACTICE_SIGNUP',
  ENGLISH: 'ENGLISH_SIGNUP',
} as const satisfies Record<SignUpType, string>;

/** 待缴费 · 待审核 · 退回修改 · 审核通过 · 已安排 · 已撤销. */
export const signUpStatus = v.picklist([
  'UNPAID',
  'PENDING',
  'RETURNED',
  'APPROVED',
  'ARRANGED',
  'CANCELLED',
]);

/** State of a sign-up. */
export type SignUpStatus = v.InferOutput<typeof signUpStatus>;

/** The states in words. */
export const signUpStatusTitles: Readonly<Record<SignUpStatus, string>> = {
  UNPAID: '待缴费',
  PENDING: '待审核',
  RETURNED: '退回修改',
  APPROVED: '审核通过',
  ARRANGED: '已安排',
  CANCELLED: '已撤销',
};

/** Foreign language of the degree exam. */
export const signUpLanguage = v.picklist(['ENGLISH', 'JAPANESE', 'RUSSIAN'], '请选择语种');

/** The languages in words. */
export const signUpLanguageTitles: Readonly<Record<v.InferOutput<typeof signUpLanguage>, string>> = {
  ENGLISH: '英语',
  JAPANESE: '日语',
  RUSSIAN: '俄语',
};

/** 学习形式: 自考 · 成教 · 网教. */
export const studyForm = v.picklist(['SELF_STUDY', 'ADULT', 'ONLINE'], '请选择学习形式');

/** The forms of study in words. */
export const studyFormTitles: Readonly<Record<v.InferOutput<typeof studyForm>, string>> = {
  SELF_STUDY: '自考',
  ADULT: '成教',
  ONLINE: '网教',
};

/** Part of a sign-up that can be returned by itself. */
export const signUpPart = v.picklist(['PHOTO', 'COURSES', 'SITE', 'LANGUAGE', 'STUDY']);

/** Part of a sign-up that can be returned by itself. */
export type SignUpPart = v.InferOutput<typeof signUpPart>;

/** The parts in words. */
export const signUpPartTitles: Readonly<Record<SignUpPart, string>> = {
  PHOTO: '照片',
  COURSES: '课程',
  SITE: '考点',
  LANGUAGE: '语种',
  STUDY: '学习情况',
};

const returnedPart = v.object({ ...returnedItem.entries, item: signUpPart });

/** Part that has to be mended, with the reason. */
export type ReturnedSignUpItem = v.InferOutput<typeof returnedPart>;

/** Photo of a person that was checked: 480×640 pixels. */
export const signUpPhoto = v.object({
  fileId: id,
  /** Works for 10 minutes. */
  url: v.string(),
  /** Bytes. */
  size: v.number(),
  storedTime: dateTime,
});

/** Photo of a person that was checked. */
export type SignUpPhoto = v.InferOutput<typeof signUpPhoto>;

/**
 * Document of a sign-up, typed after its person is proven; one shape for both exams. Empty text and null are what was not
 * chosen yet; a course code may be one that the batch does not have.
 */
export const signUpDocument = v.object({
  courseCodes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(5))), v.maxLength(20)),
  siteId: v.pipe(v.string(), v.maxLength(64)),
  photoFileId: v.pipe(v.string(), v.maxLength(64)),
  language: v.nullable(signUpLanguage),
  studyForm: v.nullable(studyForm),
  freshGraduate: v.nullable(v.boolean()),
  studyUnit: lineUpTo(60),
  remark: lineUpTo(100),
});

/** Document of a sign-up. */
export type SignUpDocument = v.InferOutput<typeof signUpDocument>;

/** A document into which nothing was typed. */
export const emptySignUpDocument: SignUpDocument = {
  courseCodes: [],
  siteId: '',
  photoFileId: '',
  language: null,
  studyForm: null,
  freshGraduate: null,
  studyUnit: '',
  remark: '',
};

/** When and where a course, or the exam, is taken. */
const seat = v.object({
  date: day,
  /** `HH:mm` */
  startTime: v.string(),
  endTime: v.string(),
  siteName: v.string(),
  address: v.string(),
  room: v.string(),
  seat: v.string(),
});

/** A sign-up as its student sees it. */
export const signUpRecord = v.object({
  signUpId: id,
  /** Such as SJ20261121-000417. */
  signUpNo: v.string(),
  batchId: id,
  batchName: v.string(),
  status: signUpStatus,
  document: signUpDocument,
  courses: v.array(
    v.object({
      courseCode: v.string(),
      courseName: v.string(),
      credit: v.number(),
      assessForms: v.array(assessForm),
      /** 分 */
      fee: v.number(),
    }),
  ),
  siteName: v.string(),
  siteAddress: v.string(),
  photo: signUpPhoto,
  /** The person unmasked, for the paper that is signed, where a session proves the student (2.2); null for a visitor. */
  signer: v.nullable(
    v.object({ name: v.string(), idCard: v.string(), examineeNo: v.string(), mobile: v.string() }),
  ),
  /** 分 */
  fee: v.number(),
  /** 分 that were paid and not paid back. */
  paid: v.number(),
  /** 分 that the office pays back, or has paid back since the last submission; null where there is nothing of it. */
  refund: v.nullable(
    v.variant('status', [
      v.object({ amount: v.number(), status: v.literal('DUE'), since: dateTime }),
      v.object({ amount: v.number(), status: v.literal('PAID_BACK') }),
    ]),
  ),
  /** Until when an UNPAID one is kept; of a CANCELLED one until when it is to be paid if it is submitted again in its hour. */
  payDeadline: v.nullable(dateTime),
  /** From when one whose payment ran out may be made again; null for any other, and where the sign-up ends before. */
  againTime: v.nullable(dateTime),
  receiptNo: v.string(),
  submitTime: dateTime,
  /** Comment of the last decision. */
  opinion: v.string(),
  /** Parts that a RETURNED one has to mend. */
  returnedItems: v.array(returnedPart),
  /** It can be changed and submitted again. */
  editable: v.boolean(),
  /** Until when a RETURNED one can be mended, also after the end of the sign-up; null in any other state. */
  correctUntil: v.nullable(dateTime),
  cancellable: v.boolean(),
  /** By item; empty while nothing is published. */
  seats: v.array(v.object({ courseCode: v.string(), ...seat.entries })),
  arrangeTime: dateTime,
  ticketOpenTime: dateTime,
  timeline: applicationTimeline,
});

/** A sign-up as its student sees it. */
export type SignUpRecord = v.InferOutput<typeof signUpRecord>;
