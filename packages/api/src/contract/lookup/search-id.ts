import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { codeKey, mobile, personName, smsCode } from '../fields.ts';
import { withDocument } from '../identity-document.ts';
import { examLevel, studentMajorStatus } from '../major.ts';
import { leftToday } from './lookup.ts';

/** How a 考籍 logs in: OWN with its number, SAME with the account of the first one, DISABLED not at all. */
export const loginAccount = v.picklist(['OWN', 'SAME', 'DISABLED']);

const found = v.object({
  /** 12 digits, whole: the code by SMS went to the bound number. */
  examineeNo: v.string(),
  /** Masked: 何*. */
  name: v.string(),
  applyExamLevel: examLevel,
  majorCode: v.string(),
  majorName: v.string(),
  schoolName: v.string(),
  examCommitteeName: v.string(),
  status: studentMajorStatus,
  account: loginAccount,
});

/** A 考籍 that was found. */
export type FoundRecord = v.InferOutput<typeof found>;

/**
 * Finds the candidate numbers of a person by name, identity document and the bound mobile number, to which a code was sent
 * (`getSmsCodeNLog` with SEARCH_ID). At most three lookups a day for one document. A wrong name, a number that is not
 * bound and an unknown document are answered alike: 1050005 with `leftToday`. 1040003 beyond a limit, 1040005 for a wrong code.
 */
export const searchIdNLog = endpoint({
  path: '/v1/searchIdNLog',
  access: 'public',
  payload: withDocument({
    name: personName,
    mobile,
    smsCode,
    /** The key of the captcha that was solved when the code was requested. */
    codeKey,
  }),
  data: v.object({
    /** The 考籍 in use first; never empty. */
    list: v.array(found),
    leftToday,
  }),
});

/** Numbers that were found. */
export type SearchIdAnswer = DataOf<typeof searchIdNLog>;
