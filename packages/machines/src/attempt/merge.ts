import type { Entries } from './attempt-data.ts';

/**
 * Two sides of one attempt as one: for each question the later answer stays, and with a tie the server's.
 * `unsent` are the questions that the server lacks.
 */
export function mergeEntries(local: Entries, server: Entries): { entries: Entries; unsent: string[] } {
  const won = Object.entries(local).filter(([id, entry]) => entry.at > (server[id]?.at ?? 0));
  return { entries: { ...server, ...Object.fromEntries(won) }, unsent: won.map(([id]) => id) };
}

/** For each key the higher of two numbers. */
export function higherOf(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...one };
  for (const [id, value] of Object.entries(other)) all[id] = Math.max(value, all[id] ?? 0);
  return all;
}
