import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';
import { openBrowser } from '../tests/support/browser.ts';

const runs = 12;
const limits = { milliseconds: 100, rows: 80 };
const origin = 'http://table.test';

/** Builds the fixture page for production, in memory; file name → content. */
async function builtPage(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: fileURLToPath(new URL('ui-table', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('one output was expected');
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

async function serve(page: Page, files: Map<string, string | Uint8Array>): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: Buffer.from(body),
      contentType: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
  });
}

/** Keeps the time from each click and each typed letter to the frame that shows its result, ms. */
const observe = () => {
  const times: number[] = [];
  Object.assign(window, { times });
  // Without a name of its own: the loader would have it call a helper that the page does not know.
  for (const type of ['click', 'input'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message is taken up after the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
};

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: number[] }).times);

/** The time of one act, ms. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = (await timesOf(page)).length;
  await act();
  await page.waitForFunction(
    (count) => (window as unknown as { times: number[] }).times.length > count,
    before,
  );
  return (await timesOf(page)).at(-1) ?? Number.NaN;
}

function figure(name: string, times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const median = at(0.5);
  return [
    name.padEnd(28),
    `median ${median.toFixed(0)} ms ${median <= limits.milliseconds ? '≤' : '>'} ${limits.milliseconds}`,
    `p95 ${at(0.95).toFixed(0)} ms`,
  ].join('   ');
}

/** Prints what sorting and filtering 10,000 rows costs, from the event to the paint, and how many rows the page has. */
export async function benchTable(): Promise<void> {
  const [files, browser] = await Promise.all([builtPage(), openBrowser()]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  await page.addInitScript(observe);
  await serve(page, files);
  await page.goto(origin);
  const name = page.getByRole('columnheader', { name: '姓名' }).getByRole('button');
  const course = page.getByRole('columnheader', { name: '课程名称' }).getByRole('button');
  const filter = page.getByRole('textbox', { name: 'filter' });
  const times = {
    first: [] as number[],
    again: [] as number[],
    filter: [] as number[],
    whole: [] as number[],
  };
  let rows = 0;
  const count = async () => {
    rows = Math.max(rows, await page.locator('tr').count());
  };
  await name.waitFor();
  await count();
  for (let run = 0; run < runs; run += 1) {
    await timed(page, () => page.getByRole('button', { name: 'renew' }).click());
    times.first.push(await timed(page, () => course.click()));
    times.again.push(await timed(page, () => course.click()));
    times.first.push(await timed(page, () => name.click()));
    await count();
    await filter.focus();
    // The first letter after new rows also makes the searched texts.
    times.filter.push(await timed(page, () => page.keyboard.insertText('数')));
    times.filter.push(await timed(page, () => page.keyboard.insertText('据库')));
    await count();
    times.whole.push(await timed(page, () => filter.fill('')));
    await count();
    for (let turn = 0; turn < 2; turn += 1) times.again.push(await timed(page, () => name.click()));
  }
  console.log(
    `Table, 10,000 rows of ${await page.getByRole('columnheader').count()} columns, Chromium ${browser.version()}, production build, event to paint, ${runs} runs`,
  );
  console.log(figure('sort, new rows', times.first));
  console.log(figure('sort, other way', times.again));
  console.log(figure('filter', times.filter));
  console.log(figure('filter taken away', times.whole));
  console.log(
    `${'rows in the page, at most'.padEnd(28)}   ${rows} ${rows <= limits.rows ? '≤' : '>'} ${limits.rows}`,
  );
  await browser.close();
}
