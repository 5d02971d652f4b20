/** Name of the value of `hashWords`. */
export const hashTerm = '校验码';

/**
 * The 校验码 of answers or of a document, in its one form: the first 16 digits of their SHA-256 in groups of four, to be
 * compared between screen, paper and telephone: `8F3A 61C2 D90E 4B77`.
 */
export const hashWords = (hash: string): string =>
  hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
