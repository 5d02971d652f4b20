import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../../apps/server/src/demo/people.ts';
import '../../apps/server/src/testing/attack/tally.ts';
import { idCardCheckDigit } from '../../packages/api/src/contract/identity-card.ts';
import { sign } from '../../packages/api/src/signing/signature.ts';
import { demoKinds, startDemoServer } from '../support/demo-server.ts';
import type { RunningServer } from '../support/server.ts';
import { newestSmsCode } from '../support/student.ts';

/** Lookups of somebody who is known, and as many of nobody. */
const each = 150;
/** How far the medians of both may lie apart within one run; generous, since the machine does other things, too. */
const maxRatio = 1.25;

interface Person {
  readonly name: string;
  readonly idCard: string;
  readonly mobile: string;
}

const registered: readonly Person[] = demoPeople;
/** Numbers with a right check digit that nobody has: a wrong one would be refused before it is looked up. */
const strangersCards = ['32019819900101123', '11010119900307231', '44010619900307211'].map(
  (first17) => first17 + idCardCheckDigit(first17),
);
const unregistered: readonly Person[] = registered.map((_, index) => ({
  name: '王建国',
  idCard: strangersCards[index % strangersCards.length] ?? '',
  mobile: `154987654${String(10 + index)}`,
}));

/** The phone of a student who looks others up: a code to it is right, and not theirs. */
const ownPhone = demoPeople.at(-1)?.mobile ?? '';

interface Answer {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

describe.each(demoKinds)('lookups on a started server on $label', ({ kind }) => {
  let server: RunningServer;
  let offsetMs = 0;
  let calls = 0;
  let smsCode = '';
  const codeKey = randomUUID();
  beforeAll(async () => {
    // An attacker has many addresses.
    server = await startDemoServer(kind, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(() => server.stop());

  async function ask(path: string, payload: object, address?: string): Promise<Answer> {
    const parameters = { ...payload, requestNo: randomUUID() };
    const body = JSON.stringify({ ...parameters, ...sign(parameters, Date.now() + offsetMs) });
    calls += 1;
    const from = address ?? `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const began = performance.now();
    const response = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body });
    const text = await response.text();
    return { ms: performance.now() - began, status: response.status, text };
  }

  /** A day later, when budgets are full again, with a fresh code to the own phone. */
  async function nextDay(): Promise<void> {
    offsetMs += 25 * 3_600_000;
    await fetch(`${server.url}/api/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
    await ask('/v1/getSmsCodeNLog', { mobile: ownPhone, scene: 'SEARCH_ID', code: '0000', codeKey });
    await expect
      .poll(async () => (smsCode = await newestSmsCode(server.url, ownPhone).catch(() => '')))
      .toMatch(/^\d{6}$/);
  }

  const captcha = () => ({ code: '0000', codeKey: randomUUID() });
  /** A wrong name for a number that is known, and a number that nobody has; a new lookup is one more row. */
  const lookups: readonly [string, string, (who: Person) => object][] = [
    [
      '准考证号查询',
      '/v1/searchIdNLog',
      ({ idCard }) => ({ name: '王建国', idCard, mobile: ownPhone, smsCode, codeKey }),
    ],
    [
      '学位英语成绩查询',
      '/v1/getEnglishScoresNLog',
      ({ idCard }) => ({ name: '王建国', idCard, ...captcha() }),
    ],
    [
      '课程服务查询',
      '/v1/searchCourseServiceNLog',
      ({ idCard }) => ({ mode: 'MINE', name: '王建国', idCard, ...captcha() }),
    ],
    ['准考证号的短信', '/v1/getSmsCodeNLog', ({ mobile }) => ({ mobile, scene: 'SEARCH_ID', ...captcha() })],
  ];
  /** Those asked for in a day: the phone of the attacker has its own code, and three lookups a day are few. */
  const people = registered.slice(0, strangersCards.length);

  it.for(lookups)(
    '%s: 有没有这个人，状态、字节和时间都一样',
    { timeout: 600_000 },
    async ([name, path, payloadOf], { task }) => {
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      while (times.known.length < each) {
        await nextDay();
        for (const [index, somebody] of people.entries()) {
          const who = { known: somebody, unknown: unregistered[index] as Person };
          // By chance, so that neither always follows the other.
          const order =
            Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
          for (const group of order) {
            const { ms, status, text } = await ask(path, payloadOf(who[group]));
            times[group].push(ms);
            // An SMS names the number that was asked for.
            answers[group].add(`${status} ${text.replace(/\d{3}\*{4}\d{4}/, '···')}`);
          }
        }
      }
      const medians = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)] as const;
      const tails = [quantile(times.known, 0.95), quantile(times.unknown, 0.95)] as const;
      const ratio = Math.max(...medians) / Math.min(...medians);
      const figure = `中位 ${medians.map((ms) => ms.toFixed(2)).join(' / ')} ms，p95 ${tails.map((ms) => ms.toFixed(2)).join(' / ')} ms，比 ${ratio.toFixed(2)}（上限 ${maxRatio}）`;
      console.log(`${name} ${kind}: ${figure}; ${[...answers.known].join(' | ')}`);
      const isDifferent = [...answers.known].join() !== [...answers.unknown].join() || answers.known.size > 1;
      task.meta.security = {
        tried: times.known.length * 2,
        found: isDifferent || ratio > maxRatio ? 1 : 0,
        figure,
      };
      expect([...answers.known]).toEqual([...answers.unknown]);
      expect(answers.known.size).toBe(1);
      expect(ratio).toBeLessThanOrEqual(maxRatio);
    },
  );

  /** How many of 1,000 lookups were looked up, whatever their result; the others met a limit. */
  async function enumerate(payloadOf: (index: number) => object, addressOf: (index: number) => string) {
    await nextDay();
    let passed = 0;
    for (let index = 0; index < 1000; index += 1) {
      const { text } = await ask('/v1/getEnglishScoresNLog', payloadOf(index), addressOf(index));
      if (!text.includes('"errorCode":1040003')) passed += 1;
    }
    return passed;
  }
  const whoever = (index: number) => ({
    name: '王建国',
    idCard: [...registered, ...unregistered][index % registered.length]?.idCard,
    ...captcha(),
  });

  it('一个地址的一千次查询，每分钟只有五次', { timeout: 300_000 }, async ({ task }) => {
    const began = performance.now();
    const passed = await enumerate(whoever, () => '10.200.0.1');
    const minutes = Math.ceil((performance.now() - began) / 60_000) + 1;
    task.meta.security = { tried: 1000, found: passed > 5 * minutes ? 1 : 0, figure: `${passed} 次得到回答` };
    expect(passed).toBeLessThanOrEqual(5 * minutes);
  });

  it('一千个地址查同一个证件号，一天只有十次', { timeout: 300_000 }, async ({ task }) => {
    const zhou = registered[1] as Person;
    const passed = await enumerate(
      () => ({ name: '王建国', idCard: zhou.idCard, ...captcha() }),
      (index) => `10.201.${index >> 8}.${index & 255}`,
    );
    task.meta.security = { tried: 1000, found: passed > 10 ? 1 : 0, figure: `${passed} 次得到回答` };
    expect(passed).toBe(10);
  });
});
