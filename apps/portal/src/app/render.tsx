import type { Endpoint } from '@qianwei/api/endpoint';
import type { ApiError } from '@qianwei/api/errors';
import { readHtmlWithoutDom } from '@qianwei/ui/Prose/read-html-without-dom';
import { readHtmlOnServer } from '@qianwei/ui/Prose/useHtmlReader';
import { hashKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { waitFor } from 'xstate';
import type { Client } from '../shared/client/client.tsx';
import { type Rendering, RenderingProvider } from '../shared/page/rendering.tsx';
import { QueryCache } from '../shared/query/query-cache.tsx';
import { createQueryClient } from '../shared/query/use-query-client.ts';
import type { Session } from '../shared/session/session.tsx';
import type { Prepared } from './prepared.ts';
import { Root } from './Root.tsx';
import { startRoutes } from './routes-actor.ts';
import type { Services } from './services.ts';
import { createSession, type SessionActor } from './session-actor.ts';
import { createSessionStore } from './session-store.ts';
import { createToastStore } from './toast-store.ts';

/** A call as the query cache names it. */
interface PageCall {
  /** Of the endpoint. */
  readonly path: string;
  readonly payload: unknown;
}

/** A call that has been made, with the server's data or its refusal. */
export type PageAnswer = PageCall & ({ readonly data: unknown } | { readonly error: ApiError });

/** A page to be rendered without a browser. */
export interface PageRequest extends Rendering {
  readonly path: string;
  /** Query without `?`. */
  readonly search: string;
  /** Null for a visitor. */
  readonly session: Session | null;
  readonly answers: readonly PageAnswer[];
  /** The server's time, ms since 1970: every time of the page is by it. */
  readonly now: number;
}

/** A page as HTML, for `#root`. */
export interface RenderedPage {
  /** Null while user info is missing: without it the student's routes are not known. */
  readonly html: string | null;
  /** The calls that the page waits for: with their answers it is rendered again. Empty for a page with all its data. */
  readonly missing: readonly PageCall[];
}

readHtmlOnServer(readHtmlWithoutDom);

/** Renders a page with the answers that are there. Rejects with the first error that a component throws. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const missing = new Map<string, PageCall>();
  const client = answeringClient(request, (call) => missing.set(keyOf(call), call));
  const queries = filledCache(request.answers);
  const actor = createSession(client, request.session).start();
  const routes = startRoutes({ client, session: actor }, queries, request.hostname);
  try {
    if (request.session !== null) {
      routes.send({ type: 'navigation.started' });
      await waitFor(routes, (state) => !state.hasTag('loading') || missing.size > 0);
    }
    const isKnown = missing.size === 0 || routes.getSnapshot().hasTag('ready');
    const html = isKnown ? await htmlOf(await pageOf(request, client, actor, { queries, routes })) : null;
    for (const call of pendingCalls(queries)) missing.set(keyOf(call), call);
    return { html, missing: [...missing.values()] };
  } finally {
    routes.stop();
    actor.stop();
    queries.clear();
  }
}

/** The portal at the address of the request, for this session. */
async function pageOf(request: PageRequest, client: PreparedClient, actor: SessionActor, prepared: Prepared) {
  const session = createSessionStore(() => Promise.resolve(actor));
  await session.start();
  const services = {
    client,
    session,
    toasts: createToastStore(),
    onAnswered: () => () => {},
    resume: () => Promise.resolve(request.session !== null),
    prepared,
  };
  return (
    <Router ssrPath={request.path} ssrSearch={request.search}>
      <RenderingProvider rendering={request}>
        <Root services={services} />
      </RenderingProvider>
    </Router>
  );
}

const keyOf = ({ path, payload }: PageCall) => hashKey([path, payload]);

type PreparedClient = Services['client'];

/** A client that has only these answers, and the time of the rendering: a call without an answer is reported and waits. */
function answeringClient({ answers, now }: PageRequest, report: (call: PageCall) => void): PreparedClient {
  const byKey = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const call = async ({ path }: Endpoint<unknown, unknown>, payload: unknown) => {
    const answer = byKey.get(keyOf({ path, payload }));
    if (answer === undefined) {
      report({ path, payload });
      return new Promise(() => {});
    }
    if ('error' in answer) throw answer.error;
    return answer.data;
  };
  const never = () => new Promise<never>(() => {});
  return {
    call: call as Client['call'],
    upload: never,
    download: never,
    cancelAll: () => {},
    serverNow: () => now,
    prepare: () => {},
  };
}

/** A cache with the answers. Nothing is asked again: not what is old at once (`staleTime: 0`), and not what was refused. */
function filledCache(answers: readonly PageAnswer[]): QueryCache {
  const queries = new QueryCache();
  const client = createQueryClient();
  const { queries: defaults } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...defaults, retryOnMount: false, refetchOnMount: false } });
  for (const answer of answers) {
    const queryKey = [answer.path, answer.payload];
    if ('data' in answer) client.setQueryData(queryKey, answer.data);
    else
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: answer.error, fetchStatus: 'idle' });
  }
  queries.client = client;
  return queries;
}

/** The calls that the page waits for. */
const pendingCalls = ({ client }: QueryCache): PageCall[] =>
  (client?.getQueryCache().getAll() ?? [])
    .filter(({ state, options }) => state.status === 'pending' && 'enabled' in options && options.enabled)
    .map(({ queryKey: [path, payload] }) => ({ path: path as string, payload }));

/** The whole tree as HTML, with what it loads later: nothing is moved into its place by a script. */
async function htmlOf(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const piece of prelude) html += piece;
  if (errors.length > 0) throw errors[0];
  return html;
}
