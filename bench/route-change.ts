import type { Page } from 'playwright';
import { openBrowser } from '../tests/support/browser.ts';
import { untilQuiet, watchRequests } from '../tests/support/quiet-network.ts';
import { startServer } from '../tests/support/server.ts';
import { untilShown } from '../tests/support/shown.ts';
import { openAs } from '../tests/support/student.ts';
import { conditions, medianOf } from './slow-visit.ts';

const runs = 5;

/** Milliseconds from the press to the painted page. */
const maxNewPage = 200;
const maxKeptPage = 50;

/** Pages of the menu that are built. */
const stops = ['考试计划', '成绩查询', '课程设置', '报考记录', '实践测评', '个人信息'];

/**
 * A script that records how long after the next press another page has been painted, in ms: one whose heading is seen,
 * and is not the heading of the page that is left. Written as text: what runs these files names functions by a helper
 * that a page does not have.
 */
const watchNextPress = `{
  window.paintedAfter = undefined;
  const shown = () => [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility());
  addEventListener('pointerdown', ({ timeStamp }) => {
    const left = shown();
    requestAnimationFrame(function look() {
      const heading = shown();
      if (heading === undefined || heading === left) return requestAnimationFrame(look);
      // The task after this frame runs when it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.paintedAfter = performance.now() - timeStamp; };
      port2.postMessage(null);
    });
  }, { once: true, capture: true });
}`;

/** Presses a link of the menu that was hovered, and returns the milliseconds until its page is painted. */
async function press(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  await page.evaluate(watchNextPress);
  await link.hover();
  await untilQuiet(page);
  await link.click();
  const painted = await page.waitForFunction(
    () => (window as unknown as { paintedAfter?: number }).paintedAfter,
  );
  await untilShown(page);
  return (await painted.jsonValue()) ?? Number.POSITIVE_INFINITY;
}

/**
 * Prints how long a page takes to be painted after its link was hovered and pressed, the first time and as a kept page,
 * with a processor four times slower.
 */
export async function measure(): Promise<void> {
  const [server, browser] = await Promise.all([
    startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } }),
    openBrowser(),
  ]);
  const first = new Map<string, number[]>();
  const kept = new Map<string, number[]>();
  const note = (times: Map<string, number[]>, name: string, time: number) =>
    times.set(name, [...(times.get(name) ?? []), time]);
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
    watchRequests(context);
    const page = await context.newPage();
    await openAs(page, '周子墨');
    await untilShown(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    for (const name of stops) note(first, name, await press(page, name));
    for (const name of stops) note(kept, name, await press(page, name));
    await context.close();
  }
  console.log(`Chromium ${browser.version()}, CPU ×${conditions.cpuSlowdown}, median of ${runs}`);
  const figure = (times: Map<string, number[]>, name: string, max: number) => {
    const time = medianOf(times.get(name) ?? []);
    return `${time.toFixed(0).padStart(5)} ms ${time <= max ? '≤' : '>'} ${max}`;
  };
  for (const name of stops)
    console.log(
      `${name}   first ${figure(first, name, maxNewPage)}   kept ${figure(kept, name, maxKeptPage)}`,
    );
  await browser.close();
  await server.stop();
}
