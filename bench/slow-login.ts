import type { Browser } from 'playwright';
import { type LayoutShift, shiftsOf, watchShifts } from '../tests/support/layout-shifts.ts';
import { untilQuiet, watchRequests } from '../tests/support/quiet-network.ts';
import { logInByPassword, type StudentName } from '../tests/support/student.ts';
import { throttle } from './slow-visit.ts';

/** Milliseconds after the login in which nothing may move. */
const watched = 5000;

/**
 * Logs in under the conditions of `slowVisit` at a width, in px, and watches home for five seconds: what moved, by times
 * since the login.
 */
export async function shiftsAfterLogin(
  browser: Browser,
  url: string,
  name: StudentName,
  width: number,
): Promise<LayoutShift[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    locale: 'zh-CN',
  });
  watchRequests(context);
  const page = await context.newPage();
  await watchShifts(page);
  await throttle(await context.newCDPSession(page));
  await page.goto('/login');
  await logInByPassword(page, name);
  await page.waitForURL('**/home/index');
  const start = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction((end) => performance.now() > end, start + watched);
  await untilQuiet(page);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts.filter(({ at }) => at >= start).map((shift) => ({ ...shift, at: shift.at - start }));
}
