import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { releaseUnpaid } from './areas/academic/shared/release-unpaid.ts';
import { closeOverdue } from './areas/exam/attempt/close/close-overdue.ts';
import { scoreSubmitted } from './areas/exam/attempt/score/score-submitted.ts';
import { releaseUnpaidSignUps } from './areas/signUp/release-unpaid.ts';
import { releaseKeptPlaces } from './areas/thesis/shared/topic-waits.ts';
import { type Clock, createMovableClock, systemClock } from './clock.ts';
import { createDeps } from './create-deps.ts';
import { openDatabase } from './db/open-database.ts';
import { purge } from './db/purge.ts';
import { loadDemo } from './demo/load-demo.ts';
import { demoLines } from './demo/people.ts';
import type { Deps } from './deps.ts';
import { prepareWorkbooks } from './files/workbook.ts';
import type { HttpApp } from './http/create-server.ts';
import { StartProblem } from './problems.ts';
import { readSettings, type Settings } from './settings.ts';
import type { SmsMessage } from './sms/sms-sender.ts';

/** A server that answers. */
export interface RunningServer {
  readonly settings: Settings;
  /** Address with the port that it really has. */
  readonly url: string;
  /** Ends the streams of events, stops accepting, finishes the running requests (at most 10 s), closes the database. */
  stop(): Promise<void>;
}

/** Output for the person who started the server. */
export interface Terminal {
  /** Takes one whole line of the log, with its line break. */
  write(line: string): void;
  /** Says one line to a person. */
  say(line: string): void;
}

const purgeEveryMs = 10 * 60_000;
const closeEveryMs = 15_000;
const finishWithinMs = 10_000;
/** How long the head of a request may take, and all of it: a file on a slow line takes minutes. */
const requestLimits = { headersTimeout: 20_000, requestTimeout: 660_000 };

function listen(server: ServerType, { host, port }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const text = taken
        ? `端口 ${port} 已被占用，请关闭占用它的程序，或用 PORT 指定另一个端口`
        : `无法监听 ${host}:${port}（${error.code}）`;
      reject(new StartProblem(text));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function finish(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      finishWithinMs,
    );
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function purgeRegularly({ db, clock, log }: Deps): () => void {
  const timer = setInterval(() => {
    purge(db, clock.now()).catch((error: unknown) => log.error('purge failed', error));
  }, purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Closes attempts whose time is up, scores what waits and releases what was not paid; one round at a time, and stopping
 * waits for it.
 */
function closeRegularly(deps: Deps): () => void {
  let busy = false;
  const round = async () => {
    try {
      await closeOverdue(deps);
      await scoreSubmitted(deps);
      await releaseUnpaid(deps);
      await releaseUnpaidSignUps(deps);
      await releaseKeptPlaces(deps);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    deps.background.run(round);
  }, closeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

const demoSms = (terminal: Terminal) => (message: SmsMessage) =>
  terminal.say(`短信 → ${message.mobile}：${message.text}`);

/** Opens the data and makes the app; `close` undoes the first. */
async function open(settings: Settings, terminal: Terminal) {
  const devClock = settings.testMode ? createMovableClock() : null;
  const clock: Clock = devClock ?? systemClock;
  const database = await openDatabase(settings);
  try {
    const showSms = settings.demo ? demoSms(terminal) : undefined;
    const deps = createDeps({ settings, db: database.db, clock, write: terminal.write, showSms });
    if (settings.demo) await loadDemo(deps);
    return { database, deps, app: createApp(deps, devClock) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Warnings of forgotten settings for a server in the open; none for a demo or a test. */
function operatorWarnings({ demo, testMode, publicUrl, trustedProxies }: Settings): string[] {
  if (demo || testMode) return [];
  const missing = [
    publicUrl === null &&
      '未设置 PUBLIC_URL：经反向代理访问时，文件链接和安全 Cookie 可能不正确，请设为学生访问的地址，如 https://portal.school.example',
    trustedProxies.rules.length === 0 &&
      '未设置 TRUSTED_PROXIES：经反向代理访问时，所有学生会共用代理的地址和访问限额，请设为代理的 IP 或网段',
  ];
  return missing.filter((text) => text !== false);
}

/** Starts the server that the environment describes. Rejects with a StartProblem when it can't. */
export async function start(
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<RunningServer> {
  const settings = readSettings(env);
  // The port comes first, so that a taken one is known before any data are touched; early requests wait.
  let admit: (app: HttpApp) => void = () => undefined;
  const admitted = new Promise<HttpApp>((resolve) => {
    admit = resolve;
  });
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await admitted).fetch(request, bindings),
    serverOptions: requestLimits,
  });
  const port = await listen(server, settings);
  const { database, deps, app } = await open(settings, terminal).catch((error: unknown) => {
    server.close();
    throw error;
  });
  await prepareWorkbooks();
  await deps.events.listenOn(database);
  admit(app);
  const stopPurging = purgeRegularly(deps);
  const stopClosing = closeRegularly(deps);
  const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  deps.log.info('started', { url, database: database.kind });
  terminal.say(`学生门户已启动：${url}`);
  for (const warning of operatorWarnings(settings)) terminal.say(`注意：${warning}`);
  if (settings.demo) for (const line of demoLines()) terminal.say(line);
  const stop = async () => {
    stopPurging();
    stopClosing();
    // The server waits for open streams.
    await deps.events.stop();
    await finish(server);
    await deps.background.settled();
    await database.close();
    deps.log.info('stopped');
  };
  return { settings, url, stop };
}
