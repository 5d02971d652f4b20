import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { account, captchaCode, codeKey, dateTime, encryptedPassword, id, mobile, smsCode } from './fields.ts';
import { lookupToken } from './lookup/lookup.ts';
import { examLevel, majorInfo } from './major.ts';

/**
 * A captcha as a picture (`codeType` IMAGE) or as work for the browser (WORK, for those who can't see the picture),
 * or the public key for passwords (PUBLIC_KEY, API-9). Either captcha is answered once, in the fields `code` and
 * `codeKey` of the call that requires one.
 */
export const getCode = endpoint({
  method: 'GET',
  path: '/v1/code',
  access: 'public',
  payload: v.object({ codeType: v.picklist(['IMAGE', 'WORK', 'PUBLIC_KEY']) }),
  data: v.union([
    v.object({
      codeKey: v.string(),
      /** PNG as a data URL; SVG from older servers. */
      image: v.string(),
      expireSeconds: v.number(),
    }),
    v.object({
      codeKey: v.string(),
      /**
       * The answer is four characters of 0–9 and A–Z such that the SHA-256 of `challenge:code` begins with
       * `difficulty` zero bits; `@qianwei/api/captcha-work` finds it.
       */
      challenge: v.string(),
      difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      expireSeconds: v.number(),
    }),
    v.object({
      keyId: v.string(),
      /** PEM, SubjectPublicKeyInfo. */
      publicKey: v.string(),
    }),
  ]),
});

/** Purpose of an SMS code; each purpose counts on its own (FORM-2). */
export const smsScene = v.picklist([
  'PRACTICE_SIGNUP',
  'ENGLISH_SIGNUP',
  'SEARCH_ID',
  'SCORE_REVIEW',
  'PASSWORD',
  'MOBILE',
]);

const smsSent = v.object({
  /** Seconds until another code may be asked for (60). */
  resendSeconds: v.number(),
  /** Seconds for which the code is valid (300). */
  expireSeconds: v.number(),
  mobileMasked: v.string(),
});

/**
 * Sends an SMS code for a purpose other than login. With a token, `mobile` may be left out in the scenes
 * PASSWORD and MOBILE: the code goes to the bound number. In SEARCH_ID a number that is bound to nobody is answered alike,
 * and so is in SCORE_REVIEW one that is not bound to the person of `lookupToken`: nothing is sent.
 */
export const getSmsCodeNLog = endpoint({
  path: '/v1/getSmsCodeNLog',
  access: 'public',
  mutates: true,
  payload: v.object({
    mobile: v.optional(mobile),
    scene: smsScene,
    code: captchaCode,
    codeKey,
    /** Needed in SCORE_REVIEW. */
    lookupToken: v.optional(lookupToken),
  }),
  data: smsSent,
});

/** Sends an SMS code for login. A number that no account has is answered alike. */
export const getSmsCode = endpoint({
  path: '/v1/getSmsCode',
  access: 'public',
  mutates: true,
  payload: v.object({ mobile, code: captchaCode, codeKey }),
  data: smsSent,
});

/** Why a password must be changed first: a first login, a reset by the office, or older than 180 days. */
export const changeReason = v.picklist(['FIRST', 'RESET', 'EXPIRED']);

/** A successful login: the fields that the session keeps (SESSION-1), and those that the portal needs next. */
export const loginSucceeded = v.object({
  token: v.string(),
  /** Becomes `userRole` (SESSION-2): non-zero, the lifetime of the session in seconds. */
  expire: v.number(),
  /** 1 normal, 2 locked, 3 disabled. */
  status: v.number(),
  id,
  account: v.string(),
  name: v.string(),
  applyExamLevel: v.nullable(examLevel),
  examCommitteeName: v.string(),
  majorName: v.string(),
  schoolName: v.string(),
  majorInfoList: v.array(majorInfo),
  headUrl: v.string(),
  schoolLogo: v.string(),
  platform: v.string(),
  /** True when the student has several majors and no default: /chooseMajor comes first. */
  needChooseMajor: v.boolean(),
  /** True while every other call answers 1030002. */
  mustChangePassword: v.boolean(),
  /** Why; null when it need not be changed. 1030002 has it in `data.reason`. */
  mustChangeReason: v.nullable(changeReason),
  lastLogin: v.nullable(v.object({ time: dateTime, ip: v.string() })),
});

/** A mobile number that several accounts share: the student picks one and logs in again with its `studentId`. */
export const loginCandidates = v.object({
  candidates: v.array(
    v.object({ studentId: id, nameMasked: v.string(), majorName: v.string(), examineeNoMasked: v.string() }),
  ),
});

/** A login that starts a session. */
export type LoginSucceeded = v.InferOutput<typeof loginSucceeded>;
/** A login that needs a choice among several students. */
export type LoginCandidates = v.InferOutput<typeof loginCandidates>;

const loginAnswer = v.union([loginSucceeded, loginCandidates]);

/**
 * Logs in by password or by SMS code. Refusals: 1040001 with `fieldErrors` (wrong password names the tries left),
 * 1040004 captcha wrong or now required (`data.captchaRequired`), 1040005 SMS code, 1050003 locked (with
 * `data.lockedUntil`, a moment) or disabled.
 */
export const loginManyWay = endpoint({
  path: '/v1/loginManyWay',
  access: 'public',
  payload: v.variant('loginType', [
    v.object({
      loginType: v.literal('PASSWORD'),
      account,
      password: encryptedPassword,
      code: v.optional(captchaCode),
      codeKey: v.optional(codeKey),
      studentId: v.optional(id),
    }),
    v.object({
      loginType: v.literal('SMS'),
      mobile,
      smsCode,
      /** The key of the captcha that was solved when the code was requested: the code works with no other. */
      codeKey,
      studentId: v.optional(id),
    }),
  ]),
  data: loginAnswer,
});

/** Logs in by a one-time ticket of a single sign-on partner. */
export const loginByTicket = endpoint({
  path: '/auth/v1/login',
  access: 'public',
  payload: v.object({
    ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
    platform: v.optional(v.pipe(v.string(), v.maxLength(16))),
  }),
  data: loginAnswer,
});

/** Ends this session. */
export const logout = endpoint({
  path: '/v1/logout',
  access: 'passwordChange',
  payload: v.object({}),
  data: v.null(),
});

/** Ends this session when it began with a ticket; `redirectUrl` leads back to the partner. */
export const logoutByTicket = endpoint({
  path: '/auth/v1/logout',
  access: 'passwordChange',
  payload: v.object({}),
  data: v.object({ redirectUrl: v.optional(v.string()) }),
});
