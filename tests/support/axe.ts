import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

interface Axe {
  run(context: { exclude: string[][] }): Promise<AxeResults>;
}

/** Every accessibility violation of the page as it stands, one line a node. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so that the page's content security policy stays as it is.
  await page.evaluate(source);
  // React Aria's announcer keeps what it said for some seconds, also when the button that it names has left.
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run({ exclude: [['[data-live-announcer]']] }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
