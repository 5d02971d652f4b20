/** The moments of time warnings: 20 % left, 5 % left, a minute left. */
export const warningKinds = ['fifth', 'twentieth', 'oneMinute'] as const;

/** One of these moments. */
export type WarningKind = (typeof warningKinds)[number];

const minute = 60_000;

/**
 * The warnings that are due with `left` ms of `length` ms left and have not been `shown`, the most urgent last: only
 * that one is shown, the others count as shown with it. A test shorter than a minute has no warning of the minute.
 */
export function dueWarnings(length: number, left: number, shown: readonly WarningKind[]): WarningKind[] {
  const all: [WarningKind, number][] = [
    ['fifth', length / 5],
    ['twentieth', length / 20],
  ];
  if (minute < length) all.push(['oneMinute', minute]);
  return all
    .sort((a, b) => b[1] - a[1])
    .filter(([kind, time]) => left <= time && !shown.includes(kind))
    .map(([kind]) => kind);
}
