import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Endpoint } from '@qianwei/api/endpoint';
import { sign } from '@qianwei/api/signing';
import { queryParameters } from '@qianwei/api/signing/query';
import { wireText } from '@qianwei/api/signing/wire-text';
import { createMovableClock, type MovableClock } from '../clock.ts';
import { createDeps } from '../create-deps.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createServer, type HttpApp } from '../http/create-server.ts';
import type { Implementation } from '../http/implement.ts';
import { readSettings } from '../settings.ts';
import { readOutbox } from '../sms/outbox.ts';
import type { SmsMessage } from '../sms/sms-sender.ts';
import type { TestDatabase } from './test-folder.ts';

/** An envelope as it arrives. */
interface Answer<Data> {
  errorCode: number;
  errorMsg: string;
  data: Data;
}

/** How a signed call is made. */
export interface CallOptions {
  token?: string;
  /** A fresh one for each call that mutates, unless given; null sends none. */
  requestNo?: string | null;
  /** 127.0.0.1 by default. */
  ip?: string;
  headers?: Record<string, string>;
}

/** A whole server without a socket. */
export interface TestApp {
  /** Signs and makes a call of the contract; `Data` is the contract's, whatever the errorCode. */
  call<Payload, Data>(
    endpoint: Endpoint<Payload, Data>,
    payload: unknown,
    options?: CallOptions,
  ): Promise<Answer<Data>>;
  /** The same, with status and headers. */
  send(endpoint: Endpoint<unknown, unknown>, payload: unknown, options?: CallOptions): Promise<Response>;
  /** Any request, by path (`/api/health`). */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** For a server with a socket. */
  readonly fetch: HttpApp['fetch'];
  readonly clock: MovableClock;
  /** The SMS sent to a number, newest first. */
  outbox(mobile: string): Promise<SmsMessage[]>;
  readonly deps: Deps;
  /** Every line logged so far. */
  readonly logged: readonly string[];
}

/** How a test app is made; `implementations` replaces the server's own calls. */
export interface TestAppOptions {
  /** One of the test databases; they bring their folder with them. */
  database: OpenDatabase & Partial<TestDatabase>;
  /** Settings, such as { PORTAL_TEST_MODE: '0' }; test mode is on by default. */
  env?: Record<string, string>;
  implementations?: readonly Implementation[];
  /** The database's own, unless given. */
  clock?: MovableClock;
}

/** Data key of all apps on a test database and its copies: each must read what another has encrypted. */
export const testDataKey = '00'.repeat(32);

function formOf(payload: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, wireText(value) ?? '');
  }
  return form;
}

/** The request that a client of the contract makes. */
function requestOf(
  endpoint: Endpoint<unknown, unknown>,
  payload: Record<string, unknown>,
  t: number,
): [string, RequestInit] {
  const path = `/api${endpoint.path}`;
  if (endpoint.method === 'GET') {
    const query = queryParameters(payload);
    const { sig } = sign(query, t);
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((part) => [name, part]),
    );
    return [`${path}?${new URLSearchParams([...pairs, ['sig', sig], ['t', String(t)]])}`, {}];
  }
  const { sig } = sign(payload, t);
  if (endpoint.multipart) return [`${path}?sig=${sig}&t=${t}`, { method: 'POST', body: formOf(payload) }];
  const body = JSON.stringify({ ...payload, sig, t });
  return [path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }];
}

/** Starts an app on a test database. */
export async function createTestApp({
  database,
  env,
  implementations,
  clock = createMovableClock(database.clock),
}: TestAppOptions): Promise<TestApp> {
  const { folder } = database;
  if (folder === undefined) throw new TypeError('Open the database with onPostgres or eachDatabase');
  const defaults = {
    DATA_DIR: folder,
    DATA_KEY: testDataKey,
    PORTAL_TEST_MODE: '1',
    DEMO: '0',
    // A test names the address that it calls from.
    TRUSTED_PROXIES: '127.0.0.1',
    PORTAL_DIR: join(folder, 'portal'),
  };
  const settings = readSettings({ ...defaults, ...env });
  const logged: string[] = [];
  const deps = createDeps({ settings, db: database.db, clock, write: (line) => logged.push(line) });
  const calls = implementations ?? (await import('../app.ts')).implementations;
  const app = createServer(deps, calls, clock);
  const request = async (path: string, init?: RequestInit) => app.request(`http://127.0.0.1${path}`, init);
  const send: TestApp['send'] = async (endpoint, payload, options = {}) => {
    const requestNo = options.requestNo === undefined && endpoint.mutates ? randomUUID() : options.requestNo;
    const sent = { ...(payload as Record<string, unknown>), ...(requestNo ? { requestNo } : {}) };
    const [path, init] = requestOf(endpoint, sent, clock.now().getTime());
    const headers = new Headers({
      ...(init.headers as Record<string, string> | undefined),
      ...options.headers,
    });
    if (options.token) headers.set('token', options.token);
    if (options.ip) headers.set('x-forwarded-for', options.ip);
    return request(path, { ...init, headers });
  };
  return {
    send,
    call: async (endpoint, payload, options) =>
      (await send(endpoint as Endpoint<unknown, unknown>, payload, options)).json(),
    request,
    fetch: app.fetch,
    clock,
    async outbox(mobile) {
      await deps.background.settled();
      return readOutbox(database.db, deps.secrets, mobile);
    },
    deps,
    logged,
  };
}
