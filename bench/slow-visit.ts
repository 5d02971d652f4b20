import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { untilQuiet, watchRequests } from '../tests/support/quiet-network.ts';

/** A slow phone on a slow network: 562 ms latency, 1.44 Mbit/s, a processor four times slower, nothing cached. */
export const conditions = { latency: 562, bitsPerSecond: 1_440_000, cpuSlowdown: 4 };

/** Cost of one visit; milliseconds since navigation, bytes as they travelled. */
export interface Visit {
  javascript: number;
  css: number;
  requests: number;
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts in the first five seconds. */
  cls: number;
  /** When the page answers to typing, or null when it was not asked for. */
  usable: number | null;
}

/** One answer of the server; times in ms since 1970. */
interface Loaded {
  type: string;
  bytes: number;
  answeredAt: number;
  /** Infinity while it is on its way. */
  endedAt: number;
}

/** Records what a page loads, by the browser's own clock: when Playwright learns of it does not count. */
function watchTraffic(session: CDPSession): readonly Loaded[] {
  const traffic: Loaded[] = [];
  const byId = new Map<string, Loaded>();
  /** From the clock of the events, in seconds, to ms since 1970. */
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => {
    offset = wallTime - timestamp;
  });
  session.on('Network.responseReceived', ({ requestId, response, type, timestamp }) => {
    if (!response.url.startsWith('http')) return;
    const loaded = {
      type: response.mimeType.includes('javascript') ? 'Script' : type,
      bytes: 0,
      answeredAt: (timestamp + offset) * 1000,
      endedAt: Number.POSITIVE_INFINITY,
    };
    traffic.push(loaded);
    byId.set(requestId, loaded);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const loaded = byId.get(requestId);
    if (loaded) Object.assign(loaded, { bytes: encodedDataLength, endedAt: (timestamp + offset) * 1000 });
  });
  return traffic;
}

/** Bytes loaded and calls answered by `end`, in ms since 1970. */
function loadedUntil(traffic: readonly Loaded[], end: number) {
  const bytesOf = (wanted: string) =>
    traffic
      .filter(({ type, endedAt }) => type === wanted && endedAt <= end)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    javascript: bytesOf('Script'),
    css: bytesOf('Stylesheet'),
    requests: traffic.filter(({ answeredAt }) => answeredAt <= end).length,
  };
}

/** A network and a processor that are slower than this machine's. */
export interface Conditions {
  /** Milliseconds. */
  latency: number;
  bitsPerSecond: number;
  /** How many times slower; 1 leaves it. */
  cpuSlowdown: number;
}

/** Puts a page under conditions, by default those of `slowVisit`. */
export async function throttle(
  session: CDPSession,
  { latency, bitsPerSecond, cpuSlowdown }: Conditions = conditions,
): Promise<void> {
  const throughput = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

const observe = () => {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * A script that records when `isUsable` begins to hold, to 10 ms. A timer, since asking at each frame would make frames.
 * Written as text: the page forbids what makes code.
 */
const noteUsable = (isUsable: () => boolean) => `{
  const isUsable = ${isUsable};
  setTimeout(function look() {
    if (isUsable()) window.usableAt = performance.now();
    else setTimeout(look, 10);
  }, 10);
}`;

/** How often Playwright asks: as rarely as possible, since the page is slow. */
const seldom = { polling: 500 };

/**
 * Loads `url` under the conditions. `usable` is asked in the page until it says yes: what is loaded
 * later does not count.
 */
export async function slowVisit(
  browser: Browser,
  url: string,
  options: { usable?: () => boolean; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Visit> {
  // Brotli would be chosen here and not on plain http elsewhere: the marks were measured with gzip.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'zh-CN',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  watchRequests(context);
  const page = await context.newPage();
  await options.prepare?.(page);
  await page.addInitScript(observe);
  if (options.usable) await page.addInitScript({ content: noteUsable(options.usable) });
  const session = await context.newCDPSession(page);
  await throttle(session);
  const traffic = watchTraffic(session);
  await page.goto(url, { waitUntil: 'commit' });
  if (options.usable) await page.waitForFunction(() => 'usableAt' in window, null, seldom);
  await untilQuiet(page);
  await page.waitForFunction(() => performance.now() > 5000, null, seldom);
  const inlineCss = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join(''),
  );
  const { start, usable, ...painted } = await page.evaluate(() => {
    const { seen, usableAt } = window as unknown as {
      seen: { lcp: number; cls: number };
      usableAt?: number;
    };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { start: performance.timeOrigin, usable: usableAt ?? null, fcp, ...seen };
  });
  await context.close();
  const loaded = loadedUntil(traffic, usable === null ? Number.POSITIVE_INFINITY : start + usable);
  return {
    ...loaded,
    css: loaded.css + (inlineCss === '' ? 0 : gzipSync(inlineCss, { level: 6 }).length),
    ...painted,
    usable,
  };
}

/** The middle of some figures; of an even number the higher one. */
export function medianOf(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** Each figure's own median; of what moved the worst, since nothing may. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const median = (figure: keyof Visit) =>
    medianOf(visits.map((visit) => visit[figure] ?? Number.POSITIVE_INFINITY));
  return {
    javascript: median('javascript'),
    css: median('css'),
    requests: median('requests'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    usable: visits.some(({ usable }) => usable === null) ? null : median('usable'),
  };
}
