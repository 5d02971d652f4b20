import { createClient } from '@qianwei/api/client';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Endpoint } from '@qianwei/api/endpoint';
import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Notify, NotifyProvider } from '../page/notify.tsx';
import { QueryCache, QueryCacheProvider } from '../query/query-cache.tsx';
import { type Session, type SessionHandle, SessionProvider } from '../session/session.tsx';
import { storyClock } from '../time/time.fixtures.ts';
import { type Client, ClientProvider } from './client.tsx';
import { whileUnderWay } from './story-calls.ts';
import { fixtureOf } from './story-fixture.ts';

type Reply = (payload: unknown) => Promise<Response> | Response;

/** One endpoint and what it answers in a story. */
export interface Fixture {
  path: string;
  reply: Reply;
  /** No answer will come, and the story is not awaited. */
  hangs?: boolean;
}

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** The endpoint answers `data`, which is held to the contract (`fixtureOf`); a function gets the payload. */
export function answers<Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  data: Data | ((payload: Payload) => Data),
): Fixture {
  const envelope = (answer: Data) => json({ errorCode: errorCode.success, errorMsg: '', data: answer });
  if (typeof data !== 'function') {
    const checked = fixtureOf(endpoint, data);
    return { path: endpoint.path, reply: () => envelope(checked) };
  }
  const answer = data as (payload: Payload) => Data;
  const reply = (payload: unknown) => {
    const made = answer(payload as Payload);
    try {
      return envelope(fixtureOf(endpoint, made));
    } catch (error) {
      // The client would take it for a failure of the network.
      reportError(error);
      throw error;
    }
  };
  return { path: endpoint.path, reply };
}

/** The endpoint refuses with a business code, a Chinese text and optional data. */
export function refuses(
  endpoint: { path: string },
  code: number,
  errorMsg: string,
  data: unknown = null,
): Fixture {
  return { path: endpoint.path, reply: () => json({ errorCode: code, errorMsg, data }) };
}

/** The endpoint never answers: a page stays in its loading state. */
export function hangs(endpoint: { path: string }): Fixture {
  return { path: endpoint.path, reply: () => new Promise<Response>(() => {}), hangs: true };
}

/** The fixture answers once `let` is called. */
export function held({ path, reply }: Fixture): Fixture & { let(): void } {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { path, let: () => go(), reply: (payload) => waiting.then(() => reply(payload)) };
}

/** The network is gone for this endpoint. */
export function offline(endpoint: { path: string }): Fixture {
  return { path: endpoint.path, reply: () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** In the place of an endpoint: every call that no fixture before it answers. */
export const anyCall = { path: '*' };

/** A `fetch` that answers by endpoint path, and with HTTP 404 for a path without fixture. */
export function memoryFetch(fixtures: readonly Fixture[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    );
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const fixture = fixtures.find((candidate) => [path, anyCall.path].includes(candidate.path));
    const answer = answerTo(request, fixture);
    return fixture?.hangs ? answer : whileUnderWay(answer);
  };
}

async function answerTo(request: Request, fixture: Fixture | undefined): Promise<Response> {
  if (fixture === undefined) return new Response('', { status: 404 });
  const text = request.method === 'GET' ? '' : await request.clone().text();
  const payload: unknown = text.startsWith('{')
    ? JSON.parse(text)
    : Object.fromEntries(new URL(request.url).searchParams);
  return fixture.reply(payload);
}

/** In ms: a call that hangs does not time out while a story is looked at. */
const timeout = 60 * 60_000;

/** A client on `memoryFetch`, whose server has the time of the stories. */
export function createStoryClient(fixtures: readonly Fixture[]): Client {
  return createClient({
    baseUrl: '/api',
    fetch: memoryFetch(fixtures),
    getToken: () => null,
    now: storyClock(),
    timeout,
  });
}

/** A student for stories: 周子墨 of the demo institution. */
export const storyStudent: Session = {
  status: 1,
  token: 'story',
  userRole: 7200,
  name: '周子墨',
  id: 'student-2',
  applyExamLevel: 'TOP_UP',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  expire: 7200,
  majorName: '计算机科学与技术',
  schoolName: '江澜大学',
  majorInfoList: [],
  headUrl: '',
  account: '013224200002',
  schoolLogo: '',
  platform: '10001',
};

/** The surroundings of a story's page; all have defaults. */
export interface StoryAppProps {
  fixtures?: readonly Fixture[];
  /** The address of the page, with query. Default `/`. */
  path?: string;
  /** Default 周子墨; null for nobody. */
  student?: Session | null;
  mustChangePassword?: boolean;
  changeReason?: string | null;
  send?: SessionHandle['send'];
  notify?: Notify;
  children: ReactNode;
}

/** Provides a page in a story with what the app provides: client, query cache, session, toasts and an address. */
export function StoryApp({
  fixtures = [],
  path = '/',
  student = storyStudent,
  mustChangePassword = false,
  changeReason = null,
  send = () => {},
  notify = () => {},
  children,
}: StoryAppProps) {
  const [client] = useState(() => createStoryClient(fixtures));
  const [queries] = useState(() => new QueryCache());
  const [place] = useState(() => memoryLocation({ path, record: true }));
  return (
    <Router hook={place.hook} searchHook={place.searchHook}>
      <QueryCacheProvider cache={queries}>
        <ClientProvider client={client}>
          <SessionProvider handle={{ session: student, mustChangePassword, changeReason, send }}>
            <NotifyProvider notify={notify}>{children}</NotifyProvider>
          </SessionProvider>
        </ClientProvider>
      </QueryCacheProvider>
    </Router>
  );
}
