import type { Entries } from './attempt-data.ts';

/**
 * Merges the local and the server's entries of an attempt: for each question the later answer wins, on a tie the
 * server's. `unsent` are the questions whose answer the server lacks.
 */
export function mergeEntries(local: Entries, server: Entries): { entries: Entries; unsent: string[] } {
  const won = Object.entries(local).filter(([id, entry]) => entry.at > (server[id]?.at ?? 0));
  return { entries: { ...server, ...Object.fromEntries(won) }, unsent: won.map(([id]) => id) };
}

/** For each key the higher number of two records. */
export function higherOf(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...a };
  for (const [id, value] of Object.entries(b)) all[id] = Math.max(value, all[id] ?? 0);
  return all;
}
