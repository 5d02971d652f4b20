import type { Standing } from './results.ts';

/**
 * What counts for the plan: everything that must be taken, and of each group of electives as many as are chosen of it.
 * What is passed or was confirmed comes first, then the option with which the plan just reaches its credits.
 */
export function countedStandings(
  standings: readonly Standing[],
  chosen: ReadonlyMap<string, string>,
  minCredit: number,
): Standing[] {
  const creditOf = ({ line }: Standing) => line.course.credit;
  const fixed = standings.filter(({ line }) => line.line.electiveGroup === '');
  const missing = minCredit - fixed.reduce((sum, standing) => sum + creditOf(standing), 0);
  const rank = ({ passed, line: { line, course } }: Standing) => {
    if (passed) return 0;
    return chosen.get(line.electiveGroup) === course.id ? 1 : 2;
  };
  const groups = new Set(
    standings.map(({ line }) => line.line.electiveGroup).filter((group) => group !== ''),
  );
  const picked = [...groups].flatMap((group) => {
    const options = standings
      .filter(({ line }) => line.line.electiveGroup === group)
      .sort((a, b) => rank(a) - rank(b) || creditOf(a) - creditOf(b));
    const count = options[0]?.line.line.chooseCount ?? 0;
    const decided = options.filter((option) => rank(option) < 2);
    const open = options.filter((option) => rank(option) === 2);
    const reaching = open.filter((option) => creditOf(option) >= missing);
    // Without one that reaches them, the one that comes nearest.
    const rest = [...reaching, ...open.filter((option) => !reaching.includes(option)).reverse()];
    return [...decided, ...rest].slice(0, count);
  });
  return standings.filter((standing) => fixed.includes(standing) || picked.includes(standing));
}
