import { type Hash, sha256 } from './sha256.ts';

/** The hash of a signature: SHA-256, or MD5 for an older backend (API-4). */
export type Algorithm = 'SHA256' | 'MD5';

/** The hash function of an algorithm; MD5 is imported only when needed. */
export async function loadHash(algorithm: Algorithm): Promise<Hash> {
  return algorithm === 'SHA256' ? sha256 : (await import('./md5.ts')).md5;
}
