import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** Every accessibility violation of the page as it stands, one line a node. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so that the page's content security policy stays as it is.
  await page.evaluate(source);
  const results = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
