import { compareWishes, moveOptions, noWishes, planGraduation, relaxations } from '@qianwei/studies';
import {
  computerScience,
  passedByZhou,
} from '../../packages/studies/src/planner/testing/computer-science.ts';

/** The times in ms of one visit. */
export interface Visit {
  /** When the page opens: the earliest plan, the presets beside it, and what would relax its limits. */
  readonly opening: number;
  /** When a course is taken up: the results of each of its moves; one time for each course. */
  readonly courses: readonly number[];
  /** The moves of all courses. */
  readonly moves: number;
}

/** The two measured plans of 080901: nothing passed, which is four years, and that of 周子墨. */
const plans = { 'nothing passed': [], 周子墨: passedByZhou } as const;

/** A measured plan, by its name. */
export type PlanName = keyof typeof plans;

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Opens 毕业倒推 and takes up every course once. */
function visit(name: PlanName): Visit {
  const facts = computerScience(plans[name]);
  const [shown, opening] = timed(() => {
    const plan = planGraduation(facts, noWishes);
    compareWishes(facts);
    relaxations(facts, noWishes, plan);
    return plan;
  });
  const moved = facts.written.map(({ courseCode }) =>
    timed(() => moveOptions(facts, noWishes, shown, courseCode)),
  );
  const moves = moved.reduce((count, [options]) => count + options.length, 0);
  return { opening, courses: moved.map(([, time]) => time), moves };
}

/** The window of the measured page. */
export interface PlannerWindow {
  /** Opens a plan `runs` times, one after the other. */
  visitPlan(name: PlanName, runs: number): Visit[];
}

Object.assign(window, {
  visitPlan: (name: PlanName, runs: number) => Array.from({ length: runs }, () => visit(name)),
} satisfies PlannerWindow);
