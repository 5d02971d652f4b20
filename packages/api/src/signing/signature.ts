import { type Hash, sha256 } from './sha256.ts';
import { type Parameters, wireText } from './wire-text.ts';

/** A value counts in the signature with its first 50 UTF-16 code units (API-5). */
export const signedLength = 50;

/** How far `t` may be from the clock that verifies it, in ms: 5 minutes. */
export const signatureWindow = 300_000;

/** The signature fields of a call. */
export interface Signature {
  /** Lower-case hex. */
  sig: string;
  /** Milliseconds since 1970. */
  t: number;
}

// A cut within a surrogate pair leaves one half, which UTF-8 cannot encode; it hashes as U+FFFD, as TextEncoder writes it.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The text that is hashed: `name1value1name2value2…t`, names sorted by code unit (API-4). `sig` and `t` among the
 * parameters are left out, so that a received body or query can be passed whole.
 */
export function canonicalString(parameters: Parameters, t: number | string): string {
  const names = Object.keys(parameters).filter((name) => name !== 'sig' && name !== 't');
  const pairs = names.sort(byCodeUnit).map((name) => {
    const text = wireText(parameters[name]);
    return text === undefined ? '' : wellFormed(name + text.slice(0, signedLength));
  });
  return pairs.join('') + t;
}

/** Signs a call's parameters at the moment `t` (ms). For a GET, pass the result of `queryParameters`. */
export function sign(parameters: Parameters, t: number, hash: Hash = sha256): Signature {
  return { sig: hash(canonicalString(parameters, t)), t };
}

/** True when a received `t` (a number, or its digits) is within five minutes of `now` (ms). */
export function isFresh(t: unknown, now: number): t is number | string {
  const text = typeof t === 'number' ? String(t) : t;
  return (
    typeof text === 'string' && /^\d{1,16}$/.test(text) && Math.abs(Number(text) - now) <= signatureWindow
  );
}

/** The received signature, and what `verify` checks it against. */
export interface Verification {
  /** `sig` as received. */
  sig: unknown;
  /** `t` as received: a number, or its digits. */
  t: unknown;
  /** Now by the server's clock, epoch ms. */
  now: number;
  /** SHA-256 by default. */
  hash?: Hash;
}

/**
 * Checks a received signature: `stale` when `t` is more than 5 minutes off or not a moment, `wrong` when the
 * parameters were changed in transit. Both are refused with 1040002.
 */
export function verify(
  parameters: Parameters,
  { sig, t, now, hash = sha256 }: Verification,
): 'valid' | 'stale' | 'wrong' {
  if (!isFresh(t, now)) return 'stale';
  return sig === hash(canonicalString(parameters, t)) ? 'valid' : 'wrong';
}
