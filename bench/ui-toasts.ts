import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { openBrowser } from '../tests/support/browser.ts';
import type { BenchWindow, Raised } from './ui-toasts.page.tsx';

const runs = 9;
const count = 1000;
/** Ms at most for equal ones, from the quality figures. */
const limit = 50;

/** The page as production builds it: its code and its styles. */
async function buildPage(): Promise<{ code: string; css: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: fileURLToPath(new URL('ui-toasts.page.tsx', import.meta.url)) },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const code = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const css = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { code, css: css.join('\n') };
}

/** Each run is a page of its own, with nothing compiled or rendered before. */
async function once(
  browser: Browser,
  { code, css }: { code: string; css: string },
  { equal, slowdown }: { equal: boolean; slowdown: number },
): Promise<Raised> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  await page.setContent('<!doctype html><html lang="zh-CN"><title>toasts</title><body></body></html>');
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: code, type: 'module' });
  await page.locator('section[aria-live]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const raised = await page.evaluate(
    ([amount, same]) => (window as unknown as BenchWindow).raiseToasts(amount, same),
    [count, equal] as const,
  );
  await page.close();
  return raised;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function line(name: string, all: Raised[], maxMs?: number): string {
  const figure = (of: 'notified' | 'busy' | 'painted') => {
    const values = all.map((run) => run[of]);
    return `${median(values).toFixed(1)} ms (worst ${Math.max(...values).toFixed(1)})`;
  };
  const { visible = 0, badge = '', queued = '' } = all[0] ?? {};
  const verdict =
    maxMs === undefined ? '' : ` ${median(all.map(({ busy }) => busy)) <= maxMs ? '≤' : '>'} ${maxMs}`;
  return [
    name.padEnd(26),
    `raised ${figure('notified')}`,
    `rendered ${figure('busy')}${verdict}`,
    `painted ${figure('painted')}`,
    `${visible} visible${badge && `, ${badge}`}${queued && `, ${queued}`}`,
  ].join('   ');
}

/** Prints what 1,000 toasts in one tick cost, from the first call to the painted page. */
export async function benchToasts(): Promise<void> {
  const [page, browser] = await Promise.all([buildPage(), openBrowser()]);
  console.log(
    `Toasts: ${count} in one tick, Chromium ${browser.version()}, production build, median of ${runs}`,
  );
  for (const slowdown of [1, 4])
    for (const equal of [true, false]) {
      const all: Raised[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await once(browser, page, { equal, slowdown }));
      const name = `${equal ? 'identical' : 'different'}${slowdown > 1 ? `, CPU ×${slowdown}` : ''}`;
      console.log(line(name, all, equal && slowdown === 1 ? limit : undefined));
    }
  await browser.close();
}
