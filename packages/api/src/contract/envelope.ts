import * as v from 'valibot';

/** Every answer of the server (API-1): `errorCode` 0 is success, `errorMsg` is Chinese and meant for the student. */
export const envelope = v.object({
  errorCode: v.number(),
  errorMsg: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown(), null),
});

/** Headers that the client sets itself (API-2, API-8): a server on another origin lets pages send them (API-14). */
export const requestHeaders = ['content-type', 'token', 'guest-ticket'] as const;

/** Header that the client sets itself. */
export type RequestHeader = (typeof requestHeaders)[number];

/** The `data` of a refused form: one Chinese text for each wrong field. */
export const fieldErrors = v.object({ fieldErrors: v.record(v.string(), v.string()) });

/** The business codes of the portal, by meaning. `sessionInvalid` and `mustChangePassword` are the specification's. */
export const errorCode = {
  success: 0,
  sessionInvalid: 1030001,
  mustChangePassword: 1030002,
  loggedInElsewhere: 1030003,
  badParameter: 1040001,
  badSignature: 1040002,
  tooFrequent: 1040003,
  captchaWrong: 1040004,
  smsCodeWrong: 1040005,
  conflict: 1040006,
  outsideWindow: 1050001,
  notEligible: 1050002,
  stateForbids: 1050003,
  taken: 1050004,
  notFound: 1050005,
  limitReached: 1050006,
  fileType: 1060001,
  fileSize: 1060002,
  fileContent: 1060003,
  fileCount: 1060004,
  serverBusy: 1090000,
} as const;

/** One of the codes above. */
export type ErrorCode = (typeof errorCode)[keyof typeof errorCode];
