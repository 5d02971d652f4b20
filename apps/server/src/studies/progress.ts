import type { Standing } from './results.ts';

/**
 * What counts for the plan: everything that must be taken, and of each group of electives only as many as are chosen of
 * it. A passed one comes before the one that was confirmed, that one before the rest.
 */
export function countedStandings(
  standings: readonly Standing[],
  chosen: ReadonlyMap<string, string>,
): Standing[] {
  const rank = ({ line: { line, course }, passed }: Standing) =>
    (passed ? 0 : 2) - (chosen.get(line.electiveGroup) === course.id ? 1 : 0);
  const groups = new Map<string, Standing[]>();
  for (const standing of standings) {
    const { electiveGroup } = standing.line.line;
    if (electiveGroup !== '') groups.set(electiveGroup, [...(groups.get(electiveGroup) ?? []), standing]);
  }
  const counted = new Set(
    [...groups.values()].flatMap((group) =>
      group.toSorted((a, b) => rank(a) - rank(b)).slice(0, group[0]?.line.line.chooseCount ?? 0),
    ),
  );
  return standings.filter((standing) => standing.line.line.electiveGroup === '' || counted.has(standing));
}
