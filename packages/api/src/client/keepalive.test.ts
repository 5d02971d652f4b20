import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { createClient } from './client.ts';

const save = endpoint({
  path: '/v1/save',
  payload: v.object({ text: v.string() }),
  data: v.null(),
});

/** A client whose requests wait for the test's answer; what is unanswered at its end is answered then, so that no call times out in a later test. */
function portal() {
  const requests: { keepalive: boolean; body: string; answer(): void }[] = [];
  onTestFinished(() => {
    for (const request of requests) request.answer();
  });
  const client = createClient({
    baseUrl: '/api',
    getToken: () => 'token',
    fetch: (_, init) =>
      new Promise((resolve) => {
        requests.push({
          keepalive: init?.keepalive ?? false,
          body: String(init?.body),
          answer: () => resolve(Response.json({ errorCode: 0, errorMsg: '', data: null })),
        });
      }),
  });
  const send = (text: string, keepalive = true) => client.call(save, { text }, { keepalive });
  const sent = async (count: number) => {
    await expect.poll(() => requests.length).toBe(count);
    return requests.map((request) => request.keepalive);
  };
  return { requests, send, sent };
}

/** Bytes of a request's body besides its text, the same for a text of any length. */
async function overhead(): Promise<number> {
  const { requests, send, sent } = portal();
  void send('');
  await sent(1);
  return new TextEncoder().encode(requests[0]?.body).byteLength;
}

it('a call with keepalive outlives its page, signed as any other', async () => {
  const { requests, send, sent } = portal();
  void send('A');
  void send('A', false);
  expect(await sent(2)).toEqual([true, false]);
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    text: 'A',
    sig: expect.stringMatching(/^[0-9a-f]{64}$/),
    t: expect.any(Number),
  });
});

it('a call larger than 64 KiB is sent as any other, since the browser would refuse it', async () => {
  const { send, sent } = portal();
  const room = 64 * 1024 - (await overhead());
  void send('字'.repeat(Math.floor(room / 3) + 1));
  expect(await sent(1)).toEqual([false]);
});

it('pending calls share the 64 KiB, and release them when they are answered', async () => {
  const { requests, send, sent } = portal();
  const room = 64 * 1024 - 2 * (await overhead());
  const first = send('x'.repeat(room));
  await sent(1);
  void send('x');
  expect(await sent(2)).toEqual([true, false]);
  requests[0]?.answer();
  await first;
  void send('x'.repeat(room));
  void send('');
  void send('x');
  expect((await sent(5)).slice(2)).toEqual([true, true, false]);
});
