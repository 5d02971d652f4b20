/** A score, or a dash before there is one. */
export const scoreWords = (score: number | null) => (score === null ? '—' : String(score));

/** A SHA-256 in groups of four, as it is compared: `8F3A 61C2 D90E 4B77`; the first 16 digits are enough. */
export const hashWords = (hash: string) =>
  hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
