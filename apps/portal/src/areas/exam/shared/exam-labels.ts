/** A span in words to the second: `52 分 18 秒`, `1 小时 30 分`. `seconds` is never negative. */
export function lengthWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`;
  if (minutes === 0) return `${rest} 秒`;
  return rest > 0 ? `${minutes} 分 ${rest} 秒` : `${minutes} 分钟`;
}

/** `48:12`, above an hour `1:05:09`. `seconds` is never negative. */
export function clockWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A score, or a dash before there is one. */
export const scoreWords = (score: number | null) => (score === null ? '—' : String(score));

/** A SHA-256 in groups of four, as it is compared: `8F3A 61C2 D90E 4B77`; the first 16 digits are enough. */
export const hashWords = (hash: string) =>
  hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
