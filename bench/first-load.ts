import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright';
import { allRoutes } from '../apps/portal/src/routes/all.ts';
import { pageFor } from '../apps/portal/src/routes/pages.ts';
import { findRoute } from '../packages/machines/src/routes/route.ts';
import { openBrowser } from '../tests/support/browser.ts';
import { shiftLines, totalShift } from '../tests/support/layout-shifts.ts';
import { type PageAddress, studentPages } from '../tests/support/page-addresses.ts';
import { startServer } from '../tests/support/server.ts';
import { logInByPassword, type StudentName } from '../tests/support/student.ts';
import { shiftsAfterLogin } from './slow-login.ts';
import { conditions, medianVisit, slowVisit, type Visit } from './slow-visit.ts';

const runs = 5;

/** Limits of a first visit until `usable`; nothing may move in its first five seconds. */
interface Limits {
  /** KiB. */
  javascript: number;
  /** KiB. */
  css?: number;
  /** Calls included. */
  requests?: number;
  /** FCP and LCP, against those of a bare page. */
  paintedAgainstBare?: number;
  /** Milliseconds. */
  lcp?: number;
  /** Milliseconds. */
  usable?: number;
}

/** The quality figures, by the key of a page. */
const limits: Readonly<Record<string, Limits>> = {
  login: { javascript: 110, css: 8, requests: 4, paintedAgainstBare: 1.3, usable: 2200 },
  home: { javascript: 180, lcp: 1300 },
  answer: { javascript: 180, lcp: 2200 },
  planner: { javascript: 230, requests: 16, usable: 4500 },
  account: { javascript: 230, requests: 16, usable: 4500 },
};
const limitsOfOthers: Limits = { javascript: 200, requests: 16, usable: 4500 };

/** A page, and who opens it; null is a visitor. */
interface Opening {
  readonly page: PageAddress;
  readonly student: StudentName | null;
}

/** Every page that can be opened by its address: as a visitor the login page, the others as the student of its example. */
const allPages: readonly Opening[] = [
  { page: ['login', '/login'], student: null },
  ...studentPages.flatMap(({ student, pages }) => pages.map((page) => ({ page, student }))),
];

const bareLogin = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>登录</title>
<h1>登录</h1><form><label>账号 <input></label><label>密码 <input type="password"></label><button>登录</button></form>`;

async function bareServer() {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(bareLogin),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://localhost:${address.port}`, stop: () => server.close() };
}

async function repeat(visit: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit());
  return medianVisit(visits);
}

/** True once React listens on the password field. */
const formUsable = () => {
  const field = document.querySelector('input[type=password]');
  return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
};

/** True once the next step can be followed: what the student came for. */
const nextStepThere = () =>
  [...document.querySelectorAll('a')].some(({ textContent }) => textContent?.includes('继续作答'));

/** True once an option of the question can be chosen; the last one seen may allow several. */
const optionThere = () => document.querySelector('input[type=radio], input[type=checkbox]') !== null;

/** True once a page has its heading, and nothing that can be seen is on its way. */
const dataThere = () =>
  document.querySelector('main h1')?.textContent !== undefined &&
  [...document.querySelectorAll('main[aria-busy="true"], main [aria-busy="true"]')]
    .map((element) => element.getBoundingClientRect())
    .every(({ top, bottom }) => top >= innerHeight || bottom <= 0);

/** True once the page shows what the student came for; by the key of the page. */
const usableOn: Readonly<Record<string, () => boolean>> = {
  login: formUsable,
  home: nextStepThere,
  answer: optionThere,
};

async function loggedInState(browser: Browser, url: string, student: StudentName) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await logInByPassword(page, student);
  await page.waitForURL('**/home/index');
  const stored = await page.evaluate(() => localStorage.getItem('qianwei_student'));
  await context.close();
  if (stored === null) throw new Error('the session was not stored');
  return stored;
}

function figure(value: number | null, max: number | undefined, unit = '', digits = 0): string {
  if (value === null) return '—';
  const text = `${value.toFixed(digits)}${unit}`;
  return max === undefined ? text : `${text} ${value <= max ? '≤' : '>'} ${max}`;
}

function line(name: string, visit: Visit, bare?: Visit, limit?: Limits): string {
  const painted = (what: 'fcp' | 'lcp', max?: number) => {
    const times = figure(visit[what], max, ' ms');
    return bare === undefined
      ? times
      : `${times} (${figure(visit[what] / bare[what], limit?.paintedAgainstBare, ' × bare', 2)})`;
  };
  return [
    name.padEnd(32),
    `JS ${figure(visit.javascript / 1024, limit?.javascript, ' KiB', 1)}`,
    `CSS ${figure(visit.css / 1024, limit?.css, ' KiB', 1)}`,
    `requests ${figure(visit.requests, limit?.requests)}`,
    `FCP ${painted('fcp')}`,
    `LCP ${painted('lcp', limit?.lcp)}`,
    `usable ${figure(visit.usable, limit?.usable, ' ms')}`,
    `CLS ${figure(visit.cls, limit && 0, '', 3)}`,
  ].join('   ');
}

/** Prints how much moves on home after a login on the slow line, on a computer and on a phone. */
async function printAfterLogin(browser: Browser, url: string): Promise<void> {
  for (const width of [1280, 360]) {
    const shifts = await shiftsAfterLogin(browser, url, '周子墨', width);
    console.log(`home after login, ${width} px: CLS over 5 s ${figure(totalShift(shifts), 0, '', 4)}`);
    for (const line of shiftLines(shifts)) console.log(line);
  }
}

/**
 * Prints what a first visit costs, beside a bare HTML page in the same run: to every page of the portal, or to the
 * addresses that are named as arguments, about half a minute each.
 */
export async function measure(): Promise<void> {
  const wanted = process.argv.slice(3);
  const pages = wanted.length === 0 ? allPages : wanted.map(pageAt);
  const [server, bare, browser] = await Promise.all([startServer(), bareServer(), openBrowser()]);
  const { latency, bitsPerSecond, cpuSlowdown } = conditions;
  console.log(
    `Chromium ${browser.version()}, ${latency} ms, ${bitsPerSecond / 1e6} Mbit/s, CPU ×${cpuSlowdown}, gzip, cold cache, median of ${runs}`,
  );
  const plain = await repeat(() => slowVisit(browser, bare.url));
  console.log(line('bare HTML', plain));
  const sessions = new Map<StudentName, string>();
  for (const student of new Set(pages.map((opening) => opening.student)))
    if (student !== null) sessions.set(student, await loggedInState(browser, server.url, student));
  for (const { page: opened, student } of pages) {
    const [component, address] = opened;
    const session = student && sessions.get(student);
    // Each visit is another device to the server: the first one holds the attempt, so the device is kept, too.
    const stored = {
      qianwei_device: 'bench-first-load-0001',
      ...(session && { qianwei_student: session }),
    };
    const prepare = (page: Page) =>
      page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, stored);
    const visit = await repeat(() =>
      slowVisit(browser, server.url + address, { prepare, usable: usableOn[component] ?? dataThere }),
    );
    console.log(line(address, visit, plain, limits[component] ?? limitsOfOthers));
  }
  if (wanted.length === 0) await printAfterLogin(browser, server.url);
  await browser.close();
  bare.stop();
  await server.stop();
}

/** The page at an address, by the route table; one without an example of its own is opened by 周子墨. */
function pageAt(address: string): Opening {
  const { pathname, search } = new URL(address, 'http://portal');
  const { component } = pageFor(findRoute(allRoutes, pathname)?.route.component, search);
  const declared = allPages.find(({ page: [name] }) => name === component);
  return { page: [component, address], student: declared === undefined ? '周子墨' : declared.student };
}
