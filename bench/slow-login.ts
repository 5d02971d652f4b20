import type { Browser } from 'playwright';
import { logInByPassword, type StudentName } from '../tests/support/student.ts';
import { throttle } from './slow-visit.ts';

/** Milliseconds after the login in which nothing may move. */
const watched = 5000;

const watchShifts = () => {
  const shifts: { at: number; value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 20) ?? '');
      shifts.push({ at: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What moved on home in the first seconds after a login, on a slow phone or a slow computer. */
export interface Shifts {
  /** The sum of all layout shifts. */
  cls: number;
  /** What moved, one line a shift. */
  moved: string[];
}

/** Logs in under the conditions of `slowVisit` at a width, in px, and watches home for five seconds. */
export async function shiftsAfterLogin(
  browser: Browser,
  url: string,
  name: StudentName,
  width: number,
): Promise<Shifts> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await throttle(await context.newCDPSession(page));
  await page.goto('/login');
  await logInByPassword(page, name);
  await page.waitForURL('**/home/index');
  const start = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction((end) => performance.now() > end, start + watched);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => {
    const { shifts: seen } = window as unknown as {
      shifts: { at: number; value: number; moved: string[] }[];
    };
    return seen;
  });
  await context.close();
  const after = shifts.filter(({ at }) => at >= start);
  return {
    cls: after.reduce((sum, { value }) => sum + value, 0),
    moved: after.map(
      ({ at, value, moved }) => `${(at - start).toFixed(0)} ms ${value.toFixed(4)}: ${moved.join(' | ')}`,
    ),
  };
}
