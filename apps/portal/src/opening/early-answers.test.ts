import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyAnswer, openingKey } from './early-answers.ts';

const url = '/api/v1/getHomeIndex';
const since = Date.parse('2026-11-21T20:14:33+08:00');
const asked = (payload: object, token = 'token-1', to = url) =>
  earlyAnswer(to, { method: 'POST', headers: { token }, body: JSON.stringify(payload) });

/** The page has made one call itself, with this answer. */
function opened(answer: Promise<Response>, payload: object = {}): void {
  answer.catch(() => {});
  window.openingCalls = [{ key: openingKey(url, payload), token: 'token-1', answer, since }];
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.useFakeTimers({ now: since, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an answer that the page has requested is taken, whatever the signature, the number and the order of names', async () => {
  opened(Promise.resolve(new Response('here')), { pageNo: 1, pageSize: 5 });
  const answer = await asked({ t: 1, pageSize: 5, requestNo: 'b', sig: 'a', pageNo: 1 });
  expect(await answer?.text()).toBe('here');
});

it('an answer is taken once', () => {
  opened(Promise.resolve(new Response('here')));
  expect(asked({})).toBeDefined();
  expect(asked({})).toBeUndefined();
});

it.each<[string, object, string, string]>([
  ['another student', {}, 'token-2', url],
  ['another payload', { pageNo: 2 }, 'token-1', url],
  ['another call', {}, 'token-1', '/api/v1/getUserInfo'],
])('an answer to %s is not taken, and stays for the right one', (_, payload, token, to) => {
  opened(Promise.resolve(new Response('here')));
  expect(asked(payload, token, to)).toBeUndefined();
  expect(asked({})).toBeDefined();
});

it.each([
  [9_999, true],
  [10_000, false],
])('an answer that was requested %i ms ago is taken: %s', (age, isTaken) => {
  opened(Promise.resolve(new Response('here')));
  vi.setSystemTime(since + age);
  expect(asked({}) !== undefined).toBe(isTaken);
});

it('a call that failed is made again, as the portal asked for it', async () => {
  const fetch = vi.fn(async () => new Response('second'));
  vi.stubGlobal('fetch', fetch);
  opened(Promise.reject(new TypeError('Failed to fetch')));
  const answer = await asked({ sig: 'a', t: 1 });
  expect(await answer?.text()).toBe('second');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
    method: 'POST',
    headers: { token: 'token-1' },
    body: '{"sig":"a","t":1}',
  });
});

it('nothing is taken where the page made no call, nor for a call without a JSON body', () => {
  expect(asked({})).toBeUndefined();
  opened(Promise.resolve(new Response('here')));
  expect(earlyAnswer(url, { method: 'POST', headers: { token: 'token-1' } })).toBeUndefined();
  expect(earlyAnswer(url)).toBeUndefined();
});
