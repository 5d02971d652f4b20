/** The moments at which the student is warned of how little time is left: 20 %, 5 %, a minute. */
export const warningKinds = ['fifth', 'twentieth', 'oneMinute'] as const;

/** One of these moments. */
export type WarningKind = (typeof warningKinds)[number];

const minute = 60_000;

/**
 * The warnings that are due with `left` ms of `length` ms left and not in `given`, the most urgent last: only that
 * one is said, the others are over with it. A test that is shorter than a minute is not warned of the minute.
 */
export function dueWarnings(length: number, left: number, given: readonly WarningKind[]): WarningKind[] {
  const all: [WarningKind, number][] = [
    ['fifth', length / 5],
    ['twentieth', length / 20],
  ];
  if (minute < length) all.push(['oneMinute', minute]);
  return all
    .sort((one, other) => other[1] - one[1])
    .filter(([kind, time]) => left <= time && !given.includes(kind))
    .map(([kind]) => kind);
}
