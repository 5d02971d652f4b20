import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser, type Visitor, visitor } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

/** The built portal for the tests of a block: a server of its own without limits on calls, and the worker's browser. */
export interface Portal {
  /** The server's address without a slash at the end; there once the tests run. */
  readonly url: string;
  /** Sets the server's clock so far (ms) from the real time. */
  moveClock(offsetMs: number): Promise<void>;
  /** Opens a new profile on the portal; `baseURL` leads to another address. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Starts it before the tests of the file or `describe` that calls it; after those the server ends and all profiles close. */
export function startPortal(): Portal {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } }),
      sharedBrowser(),
    ]);
  });

  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
  });

  return {
    get url() {
      return server.url;
    },
    moveClock: (offsetMs) => server.moveClock(offsetMs),
    visit: (options) => visitor(browser, server.url, options),
  };
}
