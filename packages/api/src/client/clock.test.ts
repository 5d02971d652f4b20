import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { verify } from '../signing/signature.ts';
import { createClient } from './client.ts';
import { createServerClock } from './clock.ts';
import { answerJson, refusal, type ServerAnswer, startTestServer, success } from './test-server.ts';

const save = endpoint({ path: '/v1/save', mutates: true, payload: v.object({}), data: v.null() });
const hour = 3_600_000;

/** Verifies as the server does, by its own clock. */
const strict: ServerAnswer = (response, { body }) =>
  answerJson(
    response,
    verify(body, { sig: body.sig, t: body.t, now: Date.now() }) === 'valid'
      ? success(null)
      : refusal(1040002, '请求校验失败，请校准设备时间后重试'),
  );

describe('a device whose clock is wrong', () => {
  it.each([-hour, hour])('API-3 is corrected by the Date header: off by %i ms, tried again', async (off) => {
    await using server = await startTestServer(strict);
    const client = createClient({ baseUrl: server.url, getToken: () => null, now: () => Date.now() + off });
    await client.call(save, {});
    await client.call(save, {});
    expect(server.requests).toHaveLength(3);
    expect(Math.abs(client.serverNow() - Date.now())).toBeLessThan(2000);
  });

  it('API-3 keeps the requestNo when it tries again', async () => {
    await using server = await startTestServer(strict);
    const client = createClient({ baseUrl: server.url, getToken: () => null, now: () => Date.now() - hour });
    await client.call(save, {});
    const [first, second] = server.requests.map(({ body }) => body.requestNo);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('API-3 gives up after the second try', async () => {
    const refused = refusal(1040002, '请求校验失败，请校准设备时间后重试');
    await using server = await startTestServer((response) => answerJson(response, refused));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await expect(client.call(save, {})).rejects.toMatchObject({
      errorCode: 1040002,
      message: refused.errorMsg,
    });
    expect(server.requests).toHaveLength(2);
  });

  it('API-3 keeps its own clock when the Date header is no date', async () => {
    await using server = await startTestServer((response) =>
      answerJson(response, success(null), { date: 'soon' }),
    );
    const client = createClient({ baseUrl: server.url, getToken: () => null, now: () => 1_000_000 });
    await client.call(save, {});
    expect(client.serverNow()).toBe(1_000_000);
  });
});

describe('createServerClock', () => {
  it('API-3 narrows the offset with each answer', () => {
    const clock = createServerClock(() => 0);
    const answerAt = (serverNow: number, rtt: number) =>
      clock.learn(
        new Date(Math.floor(serverNow / 1000) * 1000).toUTCString(),
        serverNow - 5300,
        serverNow - 5300 + rtt,
      );
    answerAt(100_000, 300);
    expect(Math.abs(clock.now() - 5300)).toBeLessThan(700);
    for (const moment of [100_950, 102_500, 103_990, 107_001, 109_999]) answerAt(moment, 20);
    expect(Math.abs(clock.now() - 5300)).toBeLessThan(30);
  });

  it('API-3 follows when a clock is changed', () => {
    const clock = createServerClock(() => 0);
    clock.learn(new Date(60_000).toUTCString(), 60_000, 60_010);
    clock.learn(new Date(hour).toUTCString(), 60_020, 60_030);
    expect(Math.abs(clock.now() - (hour - 60_000))).toBeLessThan(1000);
    clock.learn(new Date(60_000).toUTCString(), 60_040, 60_050);
    expect(Math.abs(clock.now())).toBeLessThan(1000);
  });
});
