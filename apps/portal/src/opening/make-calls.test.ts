import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpeningPage } from './calls.ts';
import { makeCalls } from './make-calls.ts';

const fetch = vi.fn(async () => new Response('{}'));
const stored = new Map<string, string>();
const paper = { path: '/v1/getTestPaper', payload: { takeOver: false } };
const test: OpeningPage = { isFullScreen: true, callsAt: () => [paper] };

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/course/answer/04735/test-04735' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
  fetch.mockClear();
});

it('a page makes its own call first, signed and with the student’s token', () => {
  stored.set('qianwei_student', '{"token":"token-1"}');
  makeCalls([test]);
  const [first] = fetch.mock.calls as unknown as [[string, RequestInit]];
  expect(first[0]).toBe('/api/v1/getTestPaper');
  expect(first[1].headers).toMatchObject({ token: 'token-1' });
  expect(JSON.parse(String(first[1].body))).toEqual({
    takeOver: false,
    sig: expect.any(String),
    t: expect.any(Number),
  });
  expect(window.openingCalls).toHaveLength(fetch.mock.calls.length);
});

it.each([['{"token":""}'], ['{"token":7}'], ['{}'], ['null'], ['{"tok'], ['']])(
  'no call is made without a stored session, or with a damaged one: %s',
  (session) => {
    stored.set('qianwei_student', session);
    expect(makeCalls([test])).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(window.openingCalls).toBeUndefined();
  },
);
