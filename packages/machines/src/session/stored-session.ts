import { parseObject } from '../storage/storage.ts';

/** The key of local storage that holds the session (SESSION-1). */
export const SESSION_KEY = 'qianwei_student';

/** One major of a student who has several: the fields that the portal shows and switches by. */
export interface StoredMajor {
  readonly majorId: string;
  readonly majorCode: string;
  readonly majorName: string;
  readonly applyExamLevel: string;
  readonly schoolName: string;
  readonly examCommitteeName: string;
  readonly examineeNo: string;
  readonly status: string;
  readonly isDefault: boolean;
}

/** Exactly what local storage keeps of a logged-in student (SESSION-1). No identity or phone number. */
export interface StoredSession {
  /** State of the account: 1 normal, 2 locked, 3 disabled; 0 when nobody is logged in. */
  readonly status: number;
  readonly token: string;
  /** Non-zero when logged in; set from `expire` at login (SESSION-2). */
  readonly userRole: number;
  readonly name: string;
  readonly id: string;
  readonly applyExamLevel: string;
  readonly examCommitteeName: string;
  /** Lifetime of the session in seconds, from the server. */
  readonly expire: number;
  readonly majorName: string;
  readonly schoolName: string;
  readonly majorInfoList: readonly StoredMajor[];
  readonly headUrl: string;
  readonly account: string;
  readonly schoolLogo: string;
  readonly platform: string;
}

/** The empty session, when nobody is logged in. */
export const emptySession: StoredSession = {
  status: 0,
  token: '',
  userRole: 0,
  name: '',
  id: '',
  applyExamLevel: '',
  examCommitteeName: '',
  expire: 0,
  majorName: '',
  schoolName: '',
  majorInfoList: [],
  headUrl: '',
  account: '',
  schoolLogo: '',
  platform: '',
};

const emptyMajor: StoredMajor = {
  majorId: '',
  majorCode: '',
  majorName: '',
  applyExamLevel: '',
  schoolName: '',
  examCommitteeName: '',
  examineeNo: '',
  status: '',
  isDefault: false,
};

/** True when somebody is logged in: a non-zero `userRole` and a token (SESSION-2). */
export function isLoggedIn({ userRole, token }: StoredSession): boolean {
  return userRole !== 0 && token !== '';
}

/**
 * `source` cut down to the keys of `model`. A key that is missing or null takes the model's value; null is
 * returned when one has another type than the model's.
 */
function pick<T extends object>(model: T, source: object): T | null {
  const picked: Record<string, unknown> = {};
  for (const [key, empty] of Object.entries(model)) {
    const value = (source as Record<string, unknown>)[key] ?? empty;
    if (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty)) return null;
    if (typeof value === 'number' && !Number.isFinite(value)) return null;
    picked[key] = value;
  }
  return picked as T;
}

/** The fields of `source` that a session keeps, or null when one of them has the wrong type. */
export function pickSession(source: object): StoredSession | null {
  const session = pick(emptySession, source);
  if (session === null) return null;
  const majorInfoList: StoredMajor[] = [];
  for (const item of session.majorInfoList as readonly unknown[]) {
    const fields = parseObject(item);
    const major = fields && pick(emptyMajor, fields);
    if (!major?.majorId) return null;
    majorInfoList.push(major);
  }
  return { ...session, majorInfoList };
}

/**
 * Reads what local storage holds under `qianwei_student`, as text or as an object. Null for a damaged or
 * foreign value and for one that says nobody is logged in: it is dropped, never a crash (SESSION-1).
 */
export function parseStoredSession(stored: unknown): StoredSession | null {
  const fields = parseObject(stored);
  const session = fields && pickSession(fields);
  return session && isLoggedIn(session) && sendableToken.test(session.token) ? session : null;
}

/** A token that a header can carry, and a server reads. */
const sendableToken = /^[\x21-\x7e]{1,4096}$/;
