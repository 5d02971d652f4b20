/** A score as text, or a dash before there is one. */
export const scoreWords = (score: number | null) => (score === null ? '—' : String(score));

/** The first 16 digits of a SHA-256 in groups of four, to be compared: `8F3A 61C2 D90E 4B77`. */
export const hashWords = (hash: string) =>
  hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
