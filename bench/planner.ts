import { noWishes } from '@qianwei/api/studies/planner/alternatives';
import { moveOptions } from '@qianwei/api/studies/planner/moves';
import { planGraduation } from '@qianwei/api/studies/planner/plan';
import {
  computerScience,
  passedByZhou,
} from '../packages/api/src/studies/planner/testing/computer-science.ts';
import { line, spread } from './exam/figures.ts';
import { numberOption } from './exam/options.ts';

const runs = numberOption('runs', 100);
/** What a student waits for at most when the page opens: plan and all moves, in a browser that has not run them before. */
const maxMs = 50;

/** The plan, and what comes of every move of every course; the number of moves, and the time in ms of both. */
function planAll(passed: readonly string[]): { moves: number; plan: number; all: number } {
  const facts = computerScience(passed);
  const start = performance.now();
  const shown = planGraduation(facts, noWishes);
  const planned = performance.now();
  const options = facts.written.flatMap(({ courseCode }) => moveOptions(facts, noWishes, shown, courseCode));
  return { moves: options.length, plan: planned - start, all: performance.now() - start };
}

/** Prints what 毕业倒推 costs: 080901 with nothing passed, four years, and the plan of 周子墨. */
export async function measure(): Promise<void> {
  for (const [name, passed] of [
    ['nothing passed', []],
    ['周子墨', passedByZhou],
  ] as const) {
    const [first, ...others] = Array.from({ length: runs }, () => planAll(passed));
    if (first === undefined) continue;
    console.log(
      line(
        name,
        `${first.moves} moves`,
        `first ${first.all.toFixed(1)} ms`,
        `plan ${spread(others.map(({ plan }) => plan))}`,
        `with all moves ${spread(
          others.map(({ all }) => all),
          maxMs,
        )}`,
      ),
    );
  }
}
