import { errorCode } from '@qianwei/api/contract/envelope';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outdated } from '../query/outdated-by.ts';
import { followEvents } from './follow-events.ts';
import { outdatedByAll } from './outdated-by-event.ts';

/** A request that the page has made, with the stream that answers it. */
interface Asked {
  readonly isOnce: boolean;
  readonly token: string | null;
  readonly lastId: string | null;
  readonly signal: AbortSignal;
  send(text: string): void;
  end(): void;
}

let asked: Asked[];
/** Answers instead of a stream; null for a stream. */
let answerOf: (request: Asked) => Response | Error | null;
let token: string | null;
let sessionChanged = () => {};
let outdated: Outdated[];
let stop = () => {};
const thesis = outdatedByAll(new Set(['THESIS']));
const all = outdatedByAll(null);
const minute = 60_000;

const fetchEvents: typeof fetch = async (input, init) => {
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  writer.closed.catch(() => {});
  const headers = new Headers(init?.headers);
  const request: Asked = {
    isOnce: String(input).endsWith('?once'),
    token: headers.get('token'),
    lastId: headers.get('last-event-id'),
    signal: init?.signal as AbortSignal,
    send: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  };
  request.signal.addEventListener('abort', () => writer.abort(new Error('aborted')).catch(() => {}));
  asked.push(request);
  const answer = answerOf(request);
  if (answer instanceof Error) throw answer;
  return answer ?? new Response(bytes.readable, { headers: { 'content-type': 'text/event-stream' } });
};
const frame = (id: number, kind: string, data = '{}') => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;
const refusal = (code: number) => Response.json({ errorCode: code, errorMsg: '', data: null });
const down = () => new TypeError('Failed to fetch');
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
const network = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets what has been sent arrive: streams take turns of the event loop, which fake timers do not. */
const arrive = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediateLike(resolve));
};
const channel = new MessageChannel();
const setImmediateLike = (run: (value: unknown) => void) => {
  channel.port1.onmessage = () => run(null);
  channel.port2.postMessage(null);
};
const open = () => asked.filter(({ signal }) => !signal.aborted);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  [asked, outdated, token] = [[], [], 'a token'];
  answerOf = () => null;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow() {
  stop = followEvents({
    baseUrl: '/api/',
    token: () => token,
    onSession: (listener) => {
      sessionChanged = listener;
      return () => {
        sessionChanged = () => {};
      };
    },
    queries: { outdate: async (some) => void outdated.push(some) },
    fetch: fetchEvents,
    random: () => 0.5,
  });
}

it('one stream brings what is outdated, many events at once refresh once, and a double is dropped', async () => {
  follow();
  expect(asked).toMatchObject([{ isOnce: false, token: 'a token', lastId: null }]);
  const text = frame(7, 'OPEN') + frame(8, 'THESIS') + frame(9, 'THESIS') + frame(10, 'UNKNOWN');
  for (const character of text) asked[0]?.send(character);
  await arrive();
  expect(outdated).toEqual([]);
  await pass(250);
  expect(outdated).toEqual([thesis]);
  asked[0]?.send(frame(9, 'THESIS'));
  await arrive();
  await pass(1000);
  expect(outdated).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

it('what happened while the page was loading is asked for again, what is older is not', async () => {
  follow();
  await pass(1000);
  asked[0]?.send(frame(7, 'OPEN', `{"ageMs":${Math.round(performance.now()) + minute}}`));
  await arrive();
  await pass(250);
  expect(outdated).toEqual([]);
  stop();
  follow();
  asked[1]?.send(frame(7, 'OPEN', '{"ageMs":300}'));
  await arrive();
  await pass(250);
  expect(outdated).toEqual([all]);
});

it('a line that breaks is opened again with the last id, and RESET refreshes all that events can outdate', async () => {
  follow();
  asked[0]?.send(frame(7, 'OPEN') + frame(12, 'THESIS'));
  await arrive();
  await pass(35_000);
  asked[0]?.end();
  await arrive();
  await pass(1000);
  expect(asked[1]).toMatchObject({ isOnce: false, lastId: '12' });
  asked[1]?.send(frame(40, 'RESET'));
  await arrive();
  await pass(250);
  expect(outdated).toEqual([thesis, all]);
});

it('a stream without a sign of life for 40 s is opened again', async () => {
  follow();
  asked[0]?.send(frame(7, 'OPEN'));
  await arrive();
  await pass(30_000);
  asked[0]?.send(': hb\n\n');
  await arrive();
  await pass(30_000);
  expect(asked).toHaveLength(1);
  await pass(11_000);
  await arrive();
  await pass(1000);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(asked[1]?.lastId).toBe('7');
});

it('after three failures it asks every 20 s, and tries a stream again after five minutes', async () => {
  answerOf = ({ isOnce }) => (isOnce ? null : down());
  follow();
  await pass(2000);
  await pass(4000);
  expect(asked.map(({ isOnce }) => isOnce)).toEqual([false, false, false, true]);
  asked[3]?.send(frame(7, 'OPEN') + frame(8, 'THESIS'));
  asked[3]?.end();
  await arrive();
  await pass(250);
  expect(outdated).toEqual([thesis]);
  answerOf = ({ isOnce }) =>
    isOnce ? new Response('', { headers: { 'content-type': 'text/event-stream' } }) : null;
  for (let round = 0; round < 15; round += 1) {
    await pass(20_000);
    await arrive();
  }
  expect(asked.map(({ isOnce }) => isOnce)).toEqual([false, false, false, ...Array(15).fill(true), false]);
  expect(asked.at(-1)?.lastId).toBe('8');
});

it('a tab of many asks now and then when it gets no place; a session that is over asks for nothing', async () => {
  answerOf = ({ isOnce }) => refusal(isOnce ? errorCode.sessionInvalid : errorCode.tooFrequent);
  follow();
  await arrive();
  expect(asked.map(({ isOnce }) => isOnce)).toEqual([false, true]);
  await pass(10 * minute);
  expect(asked).toHaveLength(2);
});

it('a hidden tab lets go after a minute, and goes on with its last id when it is seen', async () => {
  follow();
  asked[0]?.send(frame(7, 'OPEN'));
  await arrive();
  hide(true);
  await pass(30_000);
  asked[0]?.send(': hb\n\n');
  await arrive();
  hide(false);
  await pass(30_000);
  expect(asked).toHaveLength(1);
  hide(true);
  asked[0]?.send(': hb\n\n');
  await arrive();
  await pass(30_000);
  asked[0]?.send(': hb\n\n');
  await arrive();
  expect(asked).toHaveLength(1);
  await pass(30_000);
  expect(open()).toEqual([]);
  await pass(10 * minute);
  hide(false);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.lastId).toBe('7');
  hide(true);
  await pass(13 * 60 * minute);
  hide(false);
  expect(asked.at(-1)?.lastId).toBeNull();
  await pass(250);
  expect(outdated).toEqual([all]);
});

it('without a network there is no stream, and with it one', async () => {
  follow();
  network(false);
  expect(open()).toEqual([]);
  network(true);
  dispatchEvent(new Event('online'));
  expect(open()).toHaveLength(1);
});

it('the stream ends with the session, and that of another student begins without an id', async () => {
  follow();
  asked[0]?.send(frame(7, 'OPEN') + frame(8, 'THESIS'));
  await arrive();
  sessionChanged();
  expect(asked).toHaveLength(1);
  token = null;
  sessionChanged();
  expect(open()).toEqual([]);
  token = 'another token';
  sessionChanged();
  sessionChanged();
  expect(open()).toMatchObject([{ token: 'another token', lastId: null }]);
  stop();
  expect(open()).toEqual([]);
});
