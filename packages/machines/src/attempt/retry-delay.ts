const shortest = 1000;
const longest = 15_000;

/**
 * Milliseconds to wait after so many failures (from 1) in a row: doubling from 1 s to 15 s, the second half of each
 * step by chance (`random`, 0–1), so that thousands who lost the server together do not come back together.
 */
export function retryDelay(failures: number, random: number): number {
  const step = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1));
  return Math.round(Math.max(shortest, step / 2 + (step / 2) * random));
}
