import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../../packages/api/src/signing/signature.ts';
import '../../apps/server/src/testing/attack/tally.ts';
import { demoKinds, startDemoServer } from '../support/demo-server.ts';
import type { RunningServer } from '../support/server.ts';
import { encrypt } from '../support/signed-call.ts';
import { students } from '../support/student.ts';
import { areaUnderCurve } from './auc.ts';

/** How well the time of an answer may show whether somebody has an account (0.5: not at all). */
const limit = 0.55;
/** Requests for students with an account, and as many for nobody, in a round. */
const eachRound = 300;
/** Chance alone takes one round in thirty beyond the limit, hence the middle one of three. */
const rounds = 3;

interface Somebody {
  readonly examineeNo: string;
  readonly mobile: string;
}

const registered: readonly Somebody[] = Object.values(students);
const unregistered: readonly Somebody[] = registered.map((_, index) => ({
  examineeNo: `0132999000${String(10 + index)}`,
  mobile: `154987654${String(10 + index)}`,
}));

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1;

describe.each(demoKinds)('a started server on $label', ({ kind }) => {
  let server: RunningServer;
  let offsetMs = 0;
  let calls = 0;
  beforeAll(async () => {
    // An attacker has many addresses.
    server = await startDemoServer(kind, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(() => server.stop());

  async function timed(path: string, payload: Record<string, unknown>): Promise<number> {
    const parameters = { ...payload, requestNo: randomUUID() };
    const body = JSON.stringify({ ...parameters, ...sign(parameters, Date.now() + offsetMs) });
    calls += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    };
    const began = performance.now();
    const response = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return performance.now() - began;
  }

  /** A day later, when budgets are full again. */
  async function nextDay(): Promise<void> {
    offsetMs += 25 * 3_600_000;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ offsetMs });
    await fetch(`${server.url}/api/dev/clock`, { method: 'POST', headers, body });
  }

  const ways: [string, (who: Somebody) => Promise<number>][] = [
    [
      '短信登录',
      ({ mobile }) =>
        timed('/v1/loginManyWay', { loginType: 'SMS', mobile, smsCode: '123456', codeKey: randomUUID() }),
    ],
    [
      '密码登录',
      async ({ examineeNo }) => {
        const password = await encrypt(server.url, 'Wrong@2026', offsetMs);
        return timed('/v1/loginManyWay', { loginType: 'PASSWORD', account: examineeNo, password });
      },
    ],
    ['发送短信', ({ mobile }) => timed('/v1/getSmsCode', { mobile, code: '0000', codeKey: randomUUID() })],
  ];

  it.for(ways)('%s的时间不透露账号是否存在', { timeout: 600_000 }, async ([, ask], { task }) => {
    const areas: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = { known: [] as number[], unknown: [] as number[] };
      while (times.known.length < eachRound) {
        await nextDay();
        for (const [index, somebody] of registered.entries()) {
          const nobody = unregistered[index] as Somebody;
          // By chance, so that neither always follows the other.
          const order =
            Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
          for (const group of order) times[group].push(await ask(group === 'known' ? somebody : nobody));
        }
      }
      areas.push(areaUnderCurve(times.known.slice(0, eachRound), times.unknown.slice(0, eachRound)));
    }
    const area = middle(areas);
    const all = areas.map((value) => value.toFixed(2)).join('、');
    const figure = `AUC ${area.toFixed(2)}（${all}），上限 ${limit}`;
    task.meta.security = { tried: rounds * eachRound * 2, found: area > limit ? 1 : 0, figure };
    expect(area).toBeLessThanOrEqual(limit);
  });
});
