/** A score as text, or a dash before there is one. */
export const scoreWords = (score: number | null) => (score === null ? '—' : String(score));

/** How many tries there are and were, in the one wording that there is: 可考 3 次，已用 2 次. */
export const triesWords = ({ maxTry, usedTry }: { maxTry: number; usedTry: number }) =>
  `${maxTry === 0 ? '次数不限' : `可考 ${maxTry} 次`}，已用 ${usedTry} 次`;

/** The first 16 digits of a SHA-256 in groups of four, to be compared: `8F3A 61C2 D90E 4B77`. */
export const hashWords = (hash: string) =>
  hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
