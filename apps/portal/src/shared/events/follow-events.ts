import { errorCode } from '@qianwei/api/contract/envelope';
import type { QueryCache } from '../query/query-cache.tsx';
import type { ServerEvent } from './event-parser.ts';
import { outdatedByAll } from './outdated-by-event.ts';
import { readStream, type StreamEnd } from './read-stream.ts';
import { watchSeen } from './watch-seen.ts';

/** The server sends a sign of life every 15 s. */
const maxSilenceMs = 40_000;
/** A stream that ended earlier counts as failed: some proxies let none through. */
const stableAfterMs = 30_000;
/** Failures in a row after which the page asks now and then instead. */
const maxFailures = 3;
const pollEveryMs = 20_000;
/** The page tries a stream again after so many questions. */
const pollsBeforeStream = 15;
const minBackoffMs = 1000;
/** Events that come together refresh the page once. */
const gatherMs = 250;
/** The server keeps events for a day. */
const lastIdValidMs = 12 * 3_600_000;
/** Between an answer and the opening of the stream, on top of the age of the page. */
const marginMs = 5000;

/** Parts that events come from and go to. */
export interface Following {
  /** Base of the API, such as `/api`. */
  baseUrl: string;
  /** Token of the open session; null without one. */
  token(): string | null;
  /** Calls `listener` after changes of the session, until the returned function is called. */
  onSession(listener: () => void): () => void;
  queries: Pick<QueryCache, 'outdate'>;
  fetch?: typeof globalThis.fetch;
  random?: () => number;
}

/**
 * Follows the events of the logged-in student by one stream, while the tab is seen and online: what they make outdated is
 * asked for again, and nothing else changes on the page. When a stream fails three times in a row the page asks every 20 s
 * instead, and tries a stream again after five minutes. Returns what ends it.
 */
export function followEvents({
  baseUrl,
  token,
  onSession,
  queries,
  fetch = globalThis.fetch.bind(globalThis),
  random = Math.random,
}: Following): () => void {
  const url = `${baseUrl.replace(/\/+$/, '')}/events`;
  /** From half to one and a half, so that the pages of a restarted server do not come back together. */
  const spread = (ms: number) => ms * (0.5 + random());
  const position = createPosition(queries);
  let running: { token: string; abort: AbortController } | null = null;

  const ask = (open: string, signal: AbortSignal, path = url) =>
    readStream({
      url: path,
      token: open,
      lastId: position.lastId(),
      signal,
      fetch,
      maxSilenceMs,
      onEvent: position.take,
    });

  async function follow(open: string, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const began = performance.now();
      const end = await ask(open, signal);
      if (isOver(end)) return;
      failures = performance.now() - began >= stableAfterMs ? 0 : failures + 1;
      if (end.type === 'refused') failures = maxFailures;
      if (failures < maxFailures) await untilOr(spread(minBackoffMs * 2 ** failures), signal);
      else {
        if (await poll(open, signal)) return;
        // One failure leads back to asking.
        failures = maxFailures - 1;
      }
    }
  }

  /** Asks every 20 s for five minutes; true when the session is over. */
  async function poll(open: string, signal: AbortSignal): Promise<boolean> {
    for (let asked = 0; asked < pollsBeforeStream && !signal.aborted; asked += 1) {
      if (isOver(await ask(open, signal, `${url}?once`))) return true;
      await untilOr(spread(pollEveryMs), signal);
    }
    return false;
  }

  function update(isSeen: boolean): void {
    const open = isSeen ? token() : null;
    if (running?.token === open) return;
    running?.abort.abort();
    running = null;
    if (open === null) return;
    position.begin(open);
    running = { token: open, abort: new AbortController() };
    void follow(open, running.abort.signal);
  }

  const seen = watchSeen(update);
  const unsubscribe = onSession(() => update(seen.isSeen()));
  update(seen.isSeen());
  return () => {
    seen.stop();
    unsubscribe();
    update(false);
    position.stop();
  };
}

/** The session has ended, or its password must be changed first: the next call says so. */
const isOver = (end: StreamEnd) =>
  end.type === 'refused' && end.errorCode !== errorCode.tooFrequent && end.errorCode !== errorCode.serverBusy;

/** The last event of the session, and what is to be refreshed. */
function createPosition(queries: Following['queries']) {
  let lastId: string | null = null;
  let lastToken = '';
  let heardAt = Date.now();
  /** Kinds since the last refresh; null stands for all. */
  let kinds: Set<string> | null = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function outdate(kind: string | null): void {
    if (kind === null) kinds = null;
    else kinds?.add(kind);
    timer ??= setTimeout(() => {
      timer = undefined;
      const outdated = outdatedByAll(kinds);
      kinds = new Set();
      void queries.outdate(outdated);
    }, gatherMs);
  }

  return {
    lastId: () => lastId,
    /** Another session begins now; so does one whose last event the server may no longer have. */
    begin(token: string): void {
      if (token !== lastToken) lastId = null;
      else if (lastId !== null && Date.now() - heardAt > lastIdValidMs) {
        lastId = null;
        outdate(null);
      }
      lastToken = token;
    },
    take({ id, kind, data }: ServerEvent): void {
      // A line that broke may bring an event a second time.
      if (kind !== 'RESET' && kind !== 'OPEN' && Number(id) <= Number(lastId)) return;
      if (kind === 'RESET') outdate(null);
      else if (kind !== 'OPEN') outdate(kind);
      else if (lastId === null && ageOf(data) < performance.now() + marginMs) outdate(null);
      lastId = id;
      heardAt = Date.now();
    },
    stop: () => clearTimeout(timer),
  };
}

/** The age of the newest event, ms: one younger than the page may be missing on it. */
function ageOf(data: string): number {
  const { ageMs } = Object(JSON.parse(data)) as { ageMs?: unknown };
  return typeof ageMs === 'number' ? ageMs : Number.POSITIVE_INFINITY;
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
function untilOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
