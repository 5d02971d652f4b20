import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { cardTypes } from './card-type.ts';
import {
  address,
  dateTime,
  day,
  email,
  encryptedPassword,
  id,
  mobile,
  revision,
  seenText,
  smsCode,
  textUpTo,
  zipCode,
} from './fields.ts';
import { gender } from './gender.ts';
import { examLevel, majorInfo, studentMajorStatus } from './major.ts';
import { pageOf, pageRequest } from './paging.ts';

/** 证件类型. */
export const cardType = v.picklist(cardTypes);

/** How a student logged in. */
export const loginMethod = v.picklist(['PASSWORD', 'SMS', 'TICKET']);

/** How a student logged in, in words. */
export const loginMethodTitles: Readonly<Record<v.InferOutput<typeof loginMethod>, string>> = {
  PASSWORD: '密码登录',
  SMS: '短信登录',
  TICKET: '单点登录',
};

/** Fields that only the office may change, on request with proof. */
export const correctionField = v.picklist(['name', 'idCard', 'gender', 'birthday', 'majorName']);

/** The fields in words. */
export const correctionFieldTitles: Readonly<Record<v.InferOutput<typeof correctionField>, string>> = {
  name: '姓名',
  idCard: '证件号码',
  gender: '性别',
  birthday: '出生日期',
  majorName: '专业',
};

/** 待审核, 已通过, 退回, 未通过, 已撤销. */
export const correctionStatus = v.picklist(['PENDING', 'APPROVED', 'RETURNED', 'REJECTED', 'CANCELLED']);

const correction = v.object({
  correctionId: id,
  field: correctionField,
  oldValue: v.string(),
  newValue: v.string(),
  reason: v.string(),
  status: correctionStatus,
  opinion: v.string(),
  createdAt: dateTime,
});

/** The student's own record, in full. `majorId` chooses the 考籍; without it, the one in use. */
export const getStudentDetail = endpoint({
  path: '/v1/getStudentDetail',
  payload: v.object({ majorId: v.optional(id) }),
  data: v.object({
    id,
    name: v.string(),
    /** Spellings of the name in Latin letters; no new password may contain one (`PasswordOwner`). */
    namePinyin: v.array(v.string()),
    gender,
    cardType,
    idCard: v.string(),
    birthday: day,
    nation: v.string(),
    politics: v.string(),
    mobile: v.string(),
    email: v.string(),
    address: v.string(),
    zipCode: v.string(),
    emergencyName: v.string(),
    emergencyMobile: v.string(),
    headUrl: v.string(),
    photoUrl: v.string(),
    examineeNo: v.string(),
    applyExamLevel: examLevel,
    majorId: id,
    majorCode: v.string(),
    majorName: v.string(),
    schoolName: v.string(),
    examCommitteeName: v.string(),
    registerDate: day,
    planVersion: v.string(),
    examStatus: studentMajorStatus,
    preEducation: v.nullable(
      v.object({
        school: v.string(),
        major: v.string(),
        graduateDate: day,
        certNo: v.string(),
        checkStatus: v.picklist(['PENDING', 'PASSED', 'FAILED']),
      }),
    ),
    majorInfoList: v.array(majorInfo),
    editableFields: v.array(v.string()),
    corrections: v.array(correction),
    passwordChangedAt: v.nullable(dateTime),
    /** Increases with each change; sent back by `updateStudentDetail`. */
    revision: v.number(),
  }),
});

/** Saves the fields that a student may change without the office. Another `revision` than the stored one is refused with 1040006. */
export const updateStudentDetail = endpoint({
  path: '/v1/updateStudentDetail',
  mutates: true,
  payload: v.object({
    email: v.optional(email),
    address: v.optional(address),
    zipCode: v.optional(zipCode),
    emergencyName: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^[\p{Script=Han}·]{0,20}$/u, '姓名应为 2–20 个汉字')),
    ),
    emergencyMobile: v.optional(v.union([v.literal(''), mobile], '手机号格式不正确')),
    nation: v.optional(textUpTo(20)),
    politics: v.optional(textUpTo(20)),
    headFileId: v.optional(id),
    revision: v.optional(revision),
  }),
  data: v.object({ revision: v.number(), headUrl: v.string() }),
});

/** Binds a new mobile number, proven by a code sent to it, after the password or a code to the old number. */
export const updateMobile = endpoint({
  path: '/v1/updateMobile',
  mutates: true,
  payload: v.variant('verifyType', [
    v.object({ verifyType: v.literal('PASSWORD'), password: encryptedPassword, mobile, smsCode }),
    v.object({ verifyType: v.literal('OLD_MOBILE'), oldSmsCode: smsCode, mobile, smsCode }),
  ]),
  data: v.object({ mobile: v.string() }),
});

/** Asks the office to correct a locked field, with proof. One open request at a time. */
export const applyCorrection = endpoint({
  path: '/v1/applyCorrection',
  mutates: true,
  payload: v.object({
    field: correctionField,
    newValue: seenText(60, '请输入更正后的内容'),
    reason: seenText(200, '请说明更正原因'),
    fileIds: v.pipe(v.array(id), v.minLength(1, '请上传证明材料'), v.maxLength(3, '最多上传 3 个附件')),
  }),
  data: v.object({ correctionId: id, status: correctionStatus }),
});

/** The student's recent logins, newest first; with `export`, all of them as a CSV file (API-13). */
export const getLoginLogList = endpoint({
  path: '/v1/getLoginLogList',
  payload: v.object({ ...pageRequest, export: v.optional(v.boolean()) }),
  data: pageOf(
    v.object({
      time: dateTime,
      /** Last part masked. */
      ip: v.string(),
      device: v.string(),
      method: loginMethod,
      result: v.picklist(['SUCCESS', 'FAILED']),
      /** True for the login that this session began with. */
      current: v.boolean(),
    }),
  ),
});

/** Ends all other sessions of this account; `kicked` is their number. */
export const kickOtherSession = endpoint({
  path: '/v1/kickOtherSession',
  mutates: true,
  payload: v.object({}),
  data: v.object({ kicked: v.number() }),
});

/** Chooses the 考籍 to work in; the session keeps it, `asDefault` also the next ones. */
export const chooseMajor = endpoint({
  path: '/v1/chooseMajor',
  mutates: true,
  payload: v.object({ majorId: id, asDefault: v.optional(v.boolean(), false) }),
  data: v.object({
    majorId: id,
    majorName: v.string(),
    schoolName: v.string(),
    applyExamLevel: examLevel,
    examCommitteeName: v.string(),
    platform: v.string(),
  }),
});

/**
 * Changes the password; all sessions of the account end. The old password, or a code sent to the bound number
 * in the scene PASSWORD, proves who asks. All passwords travel encrypted (API-9).
 */
export const updatePassword = endpoint({
  path: '/v1/updatePassword',
  access: 'passwordChange',
  mutates: true,
  payload: v.object({
    oldPassword: v.optional(encryptedPassword),
    smsCode: v.optional(smsCode),
    newPassword: encryptedPassword,
    confirmPassword: encryptedPassword,
  }),
  data: v.object({ needLogin: v.literal(true) }),
});

/** The student's own record. */
export type StudentRecord = DataOf<typeof getStudentDetail>;

/** A request to have a locked field corrected. */
export type Correction = StudentRecord['corrections'][number];

/** One login. */
export type Login = DataOf<typeof getLoginLogList>['list'][number];
