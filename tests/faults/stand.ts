import { rmSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSecrets, type Secrets } from '../../apps/server/src/secrets.ts';
import { freshPostgres } from '../../apps/server/src/testing/fresh-postgres.ts';
import { openRows, type Rows } from '../../apps/server/src/testing/rows.ts';
import { sharedBrowser, type Visitor, visitor } from '../support/browser.ts';
import { copyDemo } from '../support/demo.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** A database of the stand's own, and the data folder that goes with it, which the stand removes. */
interface OwnDatabase {
  readonly url: string;
  readonly dataDir: string;
  drop(): Promise<unknown>;
}

async function demoDatabase(): Promise<OwnDatabase> {
  const { dataDir, template } = await copyDemo('postgres');
  return { dataDir, ...(await freshPostgres(template)) };
}

/** The built server as a child process on a real PostgreSQL, with the demo institution, and the worker's browser. */
export interface Stand {
  /** The server's address without a slash at the end; the same after a restart. */
  readonly url: string;
  readonly rows: Rows;
  /** The server's keys: some columns are encrypted. */
  readonly secrets: Secrets;
  /** Sets the server's clock so far (ms) from the real time; a restart sets it back. */
  moveClock(offsetMs: number): Promise<void>;
  /** Ends the server with SIGKILL, whatever it is at. */
  killServer(): Promise<void>;
  /** Starts it again on the same port, database and data folder. */
  startServer(): Promise<void>;
  /** Opens a new browser profile on the portal. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Opens a stand before the tests of the file and takes it down after them; by default on a fresh database. */
export function openStand(openDatabase: () => Promise<OwnDatabase> = demoDatabase): Stand {
  let database: OwnDatabase;
  let server: RunningServer;
  let browser: Browser;
  let rows: Rows;
  let port = '0';
  const start = async () => {
    const env = { PORT: port, PORTAL_TEST_NO_LIMITS: '1', DATABASE_URL: database.url };
    server = await startServer({ env, dataDir: database.dataDir });
    port = new URL(server.url).port;
  };

  beforeAll(async () => {
    database = await openDatabase();
    rows = openRows(database.url);
    [browser] = await Promise.all([sharedBrowser(), start()]);
  });

  // After a failure what the pages showed then is worth more than the message.
  afterEach(async ({ task }) => {
    for (const context of browser.contexts()) {
      if (task.result?.state === 'fail')
        for (const page of context.pages())
          console.log(`${task.name}\n${await page.innerText('body').catch(String)}`);
      await context.close();
    }
  });

  afterAll(async () => {
    await server.stop();
    await rows.close();
    await database.drop();
    rmSync(database.dataDir, { recursive: true, force: true });
  });

  return {
    get url() {
      return server.url;
    },
    get rows() {
      return rows;
    },
    get secrets() {
      return openSecrets({ dataDir: database.dataDir, dataKey: null });
    },
    moveClock: (offsetMs) => server.moveClock(offsetMs),
    killServer: () => server.kill(),
    startServer: start,
    visit: (options) => visitor(browser, server.url, options),
  };
}
