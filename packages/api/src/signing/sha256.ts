import digest from 'crypto-js/sha256.js';

/** Hashes a text as UTF-8 into lower-case hex. The text must not contain a lone surrogate. */
export type Hash = (text: string) => string;

/** The default hash of a signature. */
export const sha256: Hash = (text) => digest(text).toString();
