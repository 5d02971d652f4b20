import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { logInByPassword } from '../tests/support/student.ts';
import { conditions, medianVisit, slowVisit, type Visit } from './slow-visit.ts';

const runs = 5;

/** KiB and milliseconds at most, from the quality figures. */
const limits = {
  '/login': { javascript: 125, css: 12, requests: 8, fcp: 1300, lcp: 1300, usable: 2400, cls: 0 },
  '/home/index': { javascript: 185, css: null, requests: null, fcp: null, lcp: 2500, usable: null, cls: 0 },
  answer: { javascript: 190, css: null, requests: null, fcp: null, lcp: 2500, usable: null, cls: 0 },
};

/** 周子墨's running test; the exam page is opened cold, as after a browser that died. */
const answerPath = '/course/answer/04735/04735-comprehensive';

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
const formUsable = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('input[type=password]');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
  });

/** True once the next step can be followed: what the student came for. */
const nextStepThere = (page: Page) => page.getByRole('link', { name: '继续作答' }).first().waitFor();

/** True once an option can be chosen. */
const optionThere = (page: Page) => page.getByRole('radio').first().waitFor();

async function loggedInState(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await logInByPassword(page, '周子墨');
  await page.waitForURL('**/home/index');
  const stored = await page.evaluate(() => localStorage.getItem('qianwei_student'));
  await context.close();
  if (stored === null) throw new Error('the session was not stored');
  return stored;
}

function line(name: string, visit: Visit, limit?: (typeof limits)[keyof typeof limits]): string {
  const figure = (value: number | null, most: number | null | undefined, unit: string, digits = 0) => {
    if (value === null) return '—';
    const text = `${value.toFixed(digits)}${unit}`;
    return most === null || most === undefined ? text : `${text} ${value <= most ? '≤' : '>'} ${most}`;
  };
  return [
    name.padEnd(12),
    `JS ${figure(visit.javascript / 1024, limit?.javascript, ' KiB', 1)}`,
    `CSS ${figure(visit.css / 1024, limit?.css, ' KiB', 1)}`,
    `requests ${figure(visit.requests, limit?.requests, '')}`,
    `FCP ${figure(visit.fcp, limit?.fcp, ' ms')}`,
    `LCP ${figure(visit.lcp, limit?.lcp, ' ms')}`,
    `usable ${figure(visit.usable, limit?.usable, ' ms')}`,
    `CLS ${figure(visit.cls, limit?.cls, '', 3)}`,
  ].join('   ');
}

/** Prints what a first visit to /login, to home and to a running test costs, beside a bare HTML page in the same run. */
export async function measure(): Promise<void> {
  const [server, bare, browser] = await Promise.all([startServer(), bareServer(), openBrowser()]);
  const { latency, bitsPerSecond, cpuSlowdown } = conditions;
  console.log(
    `Chromium ${browser.version()}, ${latency} ms, ${bitsPerSecond / 1e6} Mbit/s, CPU ×${cpuSlowdown}, gzip, cold cache, median of ${runs}`,
  );
  console.log(line('bare HTML', await repeat(() => slowVisit(browser, bare.url))));
  const login = await repeat(() => slowVisit(browser, `${server.url}/login`, { usable: formUsable }));
  console.log(line('/login', login, limits['/login']));
  const stored = await loggedInState(browser, server.url);
  const prepare = (page: Page) =>
    page.addInitScript((value) => localStorage.setItem('qianwei_student', value), stored);
  const home = await repeat(() =>
    slowVisit(browser, `${server.url}/home/index`, { prepare, usable: nextStepThere }),
  );
  console.log(line('/home/index', home, limits['/home/index']));
  // Each visit is another device to the server: the first one holds the attempt, so the device is kept, too.
  const device = (page: Page) =>
    page.addInitScript((value) => localStorage.setItem('qianwei_device', value), 'bench-first-load-0001');
  const answer = await repeat(() =>
    slowVisit(browser, `${server.url}${answerPath}`, {
      prepare: async (page) => {
        await prepare(page);
        await device(page);
      },
      usable: optionThere,
    }),
  );
  console.log(line('answer', answer, limits.answer));
  await browser.close();
  bare.stop();
  await server.stop();
}
