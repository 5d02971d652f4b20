import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { openBrowser } from '../tests/support/browser.ts';
import { line, spread } from './exam/figures.ts';
import { numberOption } from './exam/options.ts';
import type { PlanName, PlannerWindow, Visit } from './planner/visit.page.ts';

const runs = numberOption('runs', 100);
/** Maximum wait of a student, in ms: when the page opens, and when a course is taken up. */
const maxMs = 50;

/** The page's code as production builds it. */
async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: fileURLToPath(new URL('planner/visit.page.ts', import.meta.url)) },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

/** Visits a plan in a fresh page of Chromium, whose processor is `slowdown` times slower. */
async function visitsOf(browser: Browser, code: string, name: PlanName, slowdown: number): Promise<Visit[]> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction(() => 'visitPlan' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const visits = await page.evaluate(
    ([plan, count]) => (window as unknown as PlannerWindow).visitPlan(plan, count),
    [name, runs] as const,
  );
  await page.close();
  return visits;
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

function print(name: string, [first, ...others]: readonly Visit[]): void {
  if (first === undefined) return;
  const opening = others.map((visit) => visit.opening);
  console.log(line(name, `${first.moves} moves of ${first.courses.length} courses`));
  console.log(line('  the page opens', `first ${first.opening.toFixed(1)} ms`, spread(opening, maxMs)));
  console.log(
    line(
      '  a course is taken up',
      `first ${Math.max(...first.courses).toFixed(1)} ms`,
      spread(
        others.flatMap(({ courses }) => courses),
        maxMs,
      ),
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

/** Prints what 毕业倒推 costs in Chromium: 080901 with nothing passed, four years, and the plan of 周子墨. */
export async function measure(): Promise<void> {
  const code = await buildPage();
  const browser = await openBrowser();
  for (const slowdown of [1, 4])
    for (const name of ['nothing passed', '周子墨'] as const)
      print(
        slowdown === 1 ? name : `${name}, ${slowdown} times slower`,
        await visitsOf(browser, code, name, slowdown),
      );
  await browser.close();
}
