import { expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { isOwnPage, isSameOrigin } from './own-page.ts';

const caller = { origin: 'https://portal.example', host: 'portal.example' } as Caller;
const listed = ['https://other.example'];

it.each<[string, Record<string, string>, boolean]>([
  ['a program that is no browser', {}, true],
  ['a page of this portal', { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' }, true],
  ['a page behind a proxy that says http', { origin: 'http://portal.example' }, true],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, true],
  ['a listed page', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }, true],
  ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a foreign picture', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }, false],
  ['a foreign page in a browser of old', { origin: 'https://evil.example' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['a host that only begins alike', { origin: 'https://portal.example.evil.example' }, false],
])('F16 of %s', (_, headers, own) => {
  expect(isOwnPage(new Request('https://portal.example/api', { headers }), caller, listed)).toBe(own);
});

it('F12 a page whose scheme a proxy has changed is of this host all the same: its files need no host in their address', () => {
  const behindTls = { origin: 'http://portal.example', host: 'portal.example' } as Caller;
  const from = (headers: Record<string, string>) =>
    isSameOrigin(new Request('http://portal.example/api', { headers }), behindTls);
  expect(from({ origin: 'https://portal.example' })).toBe(true);
  expect(from({ origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(from({ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
});
