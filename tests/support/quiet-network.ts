import type { BrowserContext, Page, Request } from 'playwright';

/** A page is quiet when nothing has been on its way for this long, ms. */
const quietForMs = 500;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** The stream of events stays open as long as its page is seen. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

/** Notes what the pages of a profile have on its way; called before they open. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  underWay.set(context, open);
  context.on('request', (request) => {
    if (request.serviceWorker() === null && !isStream(request)) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** Resolves when the page has had no request under way for half a second, besides its stream of events. */
export async function untilQuiet(page: Page): Promise<void> {
  const open = underWay.get(page.context());
  if (open === undefined) throw new Error('watchRequests has not been called for this profile');
  const isBusy = () => [...open].some((request) => request.frame().page() === page);
  let quietSince = performance.now();
  while (performance.now() - quietSince < quietForMs) {
    // A turn of the page, not of this process.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (isBusy()) quietSince = performance.now();
  }
}
