import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { watchRequests } from './quiet-network.ts';

/** How long a page may take to show what is waited for, on a busy machine too. */
const patienceMs = 60_000;

const launching = () => ({
  timeout: 120_000,
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

/**
 * Starts the machine's Chromium (`CHROMIUM_PATH`, else Debian's), with nothing looked up outside. `scrollbars`: those of a
 * computer take room, as they do for a student; without them nothing is moved by one.
 */
export const openBrowser = ({ scrollbars = false } = {}): Promise<Browser> =>
  chromium.launch({ ...launching(), ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }) });

let shared: Promise<Browser> | undefined;

/**
 * The browser that the files of one worker share, which ends with the worker: each visitor has a profile of its own.
 * It is started again when it has crashed.
 */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected() !== true) shared = openBrowser();
  return shared as Promise<Browser>;
}

/** A browser of its own whose profile outlives it in `folder`, on the portal at `origin`. */
export async function openProfile(folder: string, origin: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...launching(), ...visiting(origin) });
  context.setDefaultTimeout(patienceMs);
  return context;
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

const visiting = (origin: string): BrowserContextOptions => ({
  baseURL: origin,
  viewport: desktop,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  // A call that a worker answers cannot be cut or delayed by a route; a test of the worker itself allows it.
  serviceWorkers: 'block',
});

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
  const context = await browser.newContext({ ...visiting(origin), ...options });
  watchRequests(context);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}

/** Ends the browser of a profile with SIGKILL: no page gets an event. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (browser === null) throw new Error('The profile has no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser has no process');
  const gone = new Promise<void>((resolve) => {
    context.once('close', () => resolve());
  });
  process.kill(main.id, 'SIGKILL');
  await gone;
}
