import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';

/** Starts the machine's Chromium (`CHROMIUM_PATH`, else Debian's), with nothing looked up outside. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** A visitor of the portal: an own browser profile, and whatever went wrong in its console. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
}

/** Opens a new profile on `origin`; relative addresses work in `page.goto`. */
export async function visitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desktop,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}
