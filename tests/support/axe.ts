import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The only rules that a theme can break; the rest has been answered in light and need not be asked again. */
const aboutColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface AxeOptions {
  resultTypes: string[];
  runOnly?: typeof aboutColour;
}

interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

interface Axe {
  run(context: { exclude: string[][] }, options: AxeOptions): Promise<AxeResults>;
}

/** Every accessibility violation of the page as it is, one line a node; by all rules, or by those on colours alone. */
export async function axeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Evaluated through the debugger, so that the page's content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: AxeOptions = { resultTypes: ['violations'] };
  if (rules === 'colours') options.runOnly = aboutColour;
  // React Aria's announcer keeps what it said for some seconds, also when the button that it names has left.
  const results = await page.evaluate(
    (axeOptions) =>
      (globalThis as unknown as { axe: Axe }).axe.run({ exclude: [['[data-live-announcer]']] }, axeOptions),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
