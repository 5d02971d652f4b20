import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';

/** A slow phone on a slow network: 562 ms latency, 1.44 Mbit/s, a processor four times slower, nothing cached. */
export const conditions = { latency: 562, bitsPerSecond: 1_440_000, cpuSlowdown: 4 };

/** What one visit cost; milliseconds since navigation, bytes as they travelled. */
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

interface Traffic {
  javascript: number;
  css: number;
  requests: number;
}

function countTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { javascript: 0, css: 0, requests: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('http')) return;
    types.set(requestId, response.mimeType.includes('javascript') ? 'Script' : type);
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') traffic.javascript += encodedDataLength;
    if (types.get(requestId) === 'Stylesheet') traffic.css += encodedDataLength;
  });
  return traffic;
}

/** Puts a page under the conditions. */
export async function throttle(session: CDPSession): Promise<void> {
  const throughput = conditions.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
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

/** Loads `url` under the conditions; `usable` resolves when the page can be used (no traffic is counted after it). */
export async function slowVisit(
  browser: Browser,
  url: string,
  options: { usable?: (page: Page) => Promise<unknown>; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Visit> {
  // Brotli would be chosen here and not on plain http elsewhere: the marks were measured with gzip.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'zh-CN',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  await options.prepare?.(page);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await throttle(session);
  const traffic = countTraffic(session);
  await page.goto(url, { waitUntil: 'commit' });
  let usable: number | null = null;
  if (options.usable !== undefined) {
    await options.usable(page);
    usable = await page.evaluate(() => performance.now());
  }
  const untilUsable = { ...traffic };
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.now() > 5000);
  const counted = options.usable === undefined ? traffic : untilUsable;
  const inlineCss = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join(''),
  );
  const painted = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { seen: { lcp: number; cls: number } }).seen,
  }));
  await context.close();
  return {
    ...counted,
    css: counted.css + (inlineCss === '' ? 0 : gzipSync(inlineCss, { level: 6 }).length),
    ...painted,
    usable,
  };
}

/** The visit with the median LCP. */
export function medianVisit(visits: Visit[]): Visit {
  const sorted = [...visits].sort((a, b) => a.lcp - b.lcp);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('no visit was measured');
  return median;
}
