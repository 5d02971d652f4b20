import sha256Digest from 'crypto-js/sha256.js';

/** Hashes a text as UTF-8 into lower-case hex. The text must hold no half of a surrogate pair. */
export type Hash = (text: string) => string;

/** The hash of a signature: SHA-256, or MD5 for an older backend (API-4). */
export type Algorithm = 'SHA256' | 'MD5';

/** The default hash of a signature. */
export const sha256: Hash = (text) => sha256Digest(text).toString();

/** The hash for an algorithm; MD5 is loaded only when it is asked for. */
export async function loadHash(algorithm: Algorithm): Promise<Hash> {
  return algorithm === 'SHA256' ? sha256 : (await import('./md5.ts')).md5;
}
