import { compareWishes, moveOptions, noWishes, planGraduation, relaxations } from '@qianwei/studies';
import { computerScience, passedByZhou } from '../packages/studies/src/planner/testing/computer-science.ts';
import { line, spread } from './exam/figures.ts';
import { numberOption } from './exam/options.ts';

const runs = numberOption('runs', 100);
/** Maximum wait of a student, in ms: when the page opens, and when a course is taken up. */
const maxMs = 50;

/** The times in ms of one visit. */
interface Visit {
  /** When the page opens: the earliest plan, the presets beside it, and what would relax its limits. */
  readonly opening: number;
  /** When a course is taken up: what comes of each of its moves; one time for each course. */
  readonly courses: readonly number[];
  /** The moves of all courses. */
  readonly moves: number;
}

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

function visit(passed: readonly string[]): Visit {
  const facts = computerScience(passed);
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

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

/** Prints what 毕业倒推 costs: 080901 with nothing passed, four years, and the plan of 周子墨. */
export async function measure(): Promise<void> {
  for (const [name, passed] of [
    ['nothing passed', []],
    ['周子墨', passedByZhou],
  ] as const) {
    const [first, ...others] = Array.from({ length: runs }, () => visit(passed));
    if (first === undefined) continue;
    const each = others.flatMap(({ courses }) => courses);
    console.log(line(name, `${first.moves} moves of ${first.courses.length} courses`));
    console.log(
      line(
        '  the page opens',
        `first ${first.opening.toFixed(1)} ms`,
        spread(
          others.map(({ opening }) => opening),
          maxMs,
        ),
      ),
    );
    console.log(
      line(
        '  a course is taken up',
        `first ${Math.max(...first.courses).toFixed(1)} ms`,
        spread(each, maxMs),
      ),
    );
    console.log(
      line(
        '  every course',
        `first ${sum(first.courses).toFixed(1)} ms`,
        spread(others.map(({ courses }) => sum(courses))),
      ),
    );
  }
}
