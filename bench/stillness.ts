import type { Browser, BrowserContextOptions } from 'playwright';
import { openBrowser, phone } from '../tests/support/browser.ts';
import {
  type LayoutShift,
  shiftLines,
  shiftsOf,
  totalShift,
  watchShifts,
} from '../tests/support/layout-shifts.ts';
import { type PageAddress, studentPages, visitorPages } from '../tests/support/page-addresses.ts';
import { startServer } from '../tests/support/server.ts';
import { untilShown } from '../tests/support/shown.ts';
import { initialPassword, logInByPassword, type StudentName } from '../tests/support/student.ts';
import { type Conditions, throttle } from './slow-visit.ts';

/** Milliseconds after the page is shown in which nothing may move. */
const watched = 5000;

const fast: Conditions = { latency: 0, bitsPerSecond: 100_000_000, cpuSlowdown: 1 };
const slow: Conditions = { latency: 400, bitsPerSecond: 400_000, cpuSlowdown: 1 };

/** How each page is visited. A scrollbar takes room on a computer, and none on a phone. */
const views: readonly { name: string; conditions: Conditions; options: BrowserContextOptions }[] = [
  { width: 1280, options: { viewport: { width: 1280, height: 860 } } },
  { width: 360, options: { viewport: phone, isMobile: true, hasTouch: true } },
].flatMap(({ width, options }) => [
  { name: `${width} fast`, conditions: fast, options },
  { name: `${width} slow`, conditions: slow, options },
]);

/** Students and the pages that each opens; a null student is a visitor. */
const visits: readonly { student: StudentName | null; password?: string; pages: readonly PageAddress[] }[] = [
  { student: null, pages: visitorPages },
  ...studentPages,
  { student: '何静', pages: [['chooseMajor', '/chooseMajor']] },
  { student: '林一帆', password: initialPassword, pages: [['password, forced', '/password']] },
];

/** Logs in, and returns the session as the portal stores it. */
async function storedSession(browser: Browser, url: string, name: StudentName, password?: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await logInByPassword(page, name, password);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const stored = await page.evaluate(() => localStorage.getItem('qianwei_student'));
  await context.close();
  if (stored === null) throw new Error(`the session of ${name} was not stored`);
  return stored;
}

interface Visit {
  url: string;
  view: (typeof views)[number];
  /** Null for a visitor. */
  session: string | null;
}

/**
 * Opens a page with nothing cached and watches it until five seconds after its content is there. Rejects when something
 * fails on it: then it is not the page that students see.
 */
async function shiftsOn(browser: Browser, { url, view, session }: Visit): Promise<LayoutShift[]> {
  const context = await browser.newContext({ locale: 'zh-CN', ...view.options });
  const page = await context.newPage();
  // Another device could only look on at a running test.
  const stored = { qianwei_device: 'bench-stillness-0001', ...(session && { qianwei_student: session }) };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await watchShifts(page);
  await throttle(await context.newCDPSession(page), view.conditions);
  await page.goto(url, { timeout: 120_000 });
  await untilShown(page);
  const shownAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, shownAt + watched, { polling: 500 });
  const shifts = await shiftsOf(page);
  await context.close();
  if (problems.length > 0) throw new Error(`${url}, ${view.name}: ${problems.join('\n')}`);
  return shifts;
}

/**
 * Prints how much moves on every page of the route table while it loads, without a cache, on a computer and a phone, on
 * a fast and a slow line; of each shift what it moved. The exit code is 1 when anything does. Arguments choose pages:
 * those whose address holds one of them.
 */
export async function measure(): Promise<void> {
  const chosen = process.argv.slice(3);
  const isChosen = ([, address]: PageAddress) =>
    chosen.length === 0 || chosen.some((part) => address.includes(part));
  const [server, browser] = await Promise.all([
    startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } }),
    openBrowser({ scrollbars: true }),
  ]);
  console.log(
    `Chromium ${browser.version()}, cold cache, slow: ${slow.latency} ms, ${slow.bitsPerSecond / 1e6} Mbit/s`,
  );
  try {
    const moving = await visitAll(browser, server.url, isChosen);
    console.log(moving === 0 ? 'Nothing moves.' : `${moving} visits in which something moves.`);
    if (moving > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Visits the chosen pages and prints what moves. Returns the number of visits in which anything did. */
async function visitAll(
  browser: Browser,
  url: string,
  isChosen: (page: PageAddress) => boolean,
): Promise<number> {
  const columns = (figures: readonly string[]) => figures.map((figure) => figure.padEnd(12)).join('');
  console.log(columns(views.map(({ name }) => name)));
  let moving = 0;
  for (const { student, password, pages } of visits) {
    const wanted = pages.filter(isChosen);
    if (wanted.length === 0) continue;
    const session = student && (await storedSession(browser, url, student, password));
    for (const [component, address] of wanted) {
      const found = await Promise.all(
        views.map((view) => shiftsOn(browser, { url: url + address, view, session })),
      );
      const sums = found.map(totalShift);
      console.log(
        `${columns(sums.map((sum) => sum.toFixed(4)))}${component} ${address} ${student ?? 'visitor'}`,
      );
      for (const [index, shifts] of found.entries())
        if (sums[index] !== 0) console.log([`  ${views[index]?.name}`, ...shiftLines(shifts)].join('\n'));
      moving += sums.filter((sum) => sum > 0).length;
    }
  }
  return moving;
}
