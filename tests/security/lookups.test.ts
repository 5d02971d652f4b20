import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople, demoPerson } from '../../apps/server/src/demo/people.ts';
import '../../apps/server/src/testing/attack/tally.ts';
import { idCardCheckDigit } from '../../packages/api/src/contract/identity-card.ts';
import { sign } from '../../packages/api/src/signing/signature.ts';
import { demoKinds, startDemoServer } from '../support/demo-server.ts';
import type { RunningServer } from '../support/server.ts';
import { newestSmsCode } from '../support/student.ts';
import { areaUnderCurve } from './auc.ts';

/** Lookups of somebody who is known, and as many of nobody. */
const each = 240;
/** How well a time may show who is known (0.5: not at all): of so many, chance alone keeps below it in 9,999 of 10,000 runs. */
const maxArea = 0.6;
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
  const searchPayload = ({ idCard }: Person) => ({
    ...{ name: '王建国', idCard, mobile: ownPhone, smsCode, codeKey },
  });
  const wrongName = ({ idCard }: Person) => ({ name: '王建国', idCard, ...captcha() });
  const rightName = ({ name, idCard }: Person) => ({ name, idCard, ...captcha() });
  const practice = { ticketType: 'PRACTICE' };
  const english = { ticketType: 'ENGLISH' };
  const mine = { mode: 'MINE' };
  /** Each with who is asked for: a wrong name for a number that is known, or a person of whom there is nothing to show. */
  const lookups: readonly [string, string, (who: Person) => object][] = [
    ['准考证号查询', '/v1/searchIdNLog', searchPayload],
    ['学位英语成绩查询', '/v1/getEnglishScoresNLog', wrongName],
    ['学位英语成绩查询，没有成绩的人', '/v1/getEnglishScoresNLog', rightName],
    ['课程服务查询', '/v1/searchCourseServiceNLog', (who) => ({ ...mine, ...wrongName(who) })],
    ['实践考核准考证查询', '/v1/getTicketNLog', (who) => ({ ...practice, ...wrongName(who) })],
    ['实践考核准考证查询，没有报名的人', '/v1/getTicketNLog', (who) => ({ ...practice, ...rightName(who) })],
    ['学位英语准考证查询', '/v1/getTicketNLog', (who) => ({ ...english, ...wrongName(who) })],
    ['学位英语准考证查询，没有报名的人', '/v1/getTicketNLog', (who) => ({ ...english, ...rightName(who) })],
    ['准考证号的短信', '/v1/getSmsCodeNLog', ({ mobile }) => ({ mobile, scene: 'SEARCH_ID', ...captcha() })],
  ];
  /**
   * Those asked for in a day: the phone of the attacker has its own code, and three lookups a day are few. None of them has a
   * result or a seat, also none that the demo publishes in the months that pass here.
   */
  const people = ['林一帆', '陈思远', '何静'].map(demoPerson);

  it.for(lookups)(
    '%s: 有没有这个人，状态、字节和时间都一样',
    { timeout: 600_000 },
    async ([name, path, payloadOf], { task }) => {
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      /** The most answers that people got on one day: the dates that everybody reads pass with the months. */
      let answersADay = 0;
      while (times.known.length < each) {
        await nextDay();
        const today = new Set<string>();
        for (const [index, somebody] of people.entries()) {
          const who = { known: somebody, unknown: unregistered[index] as Person };
          // By chance, so that neither always follows the other.
          const order =
            Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
          for (const group of order) {
            const { ms, status, text } = await ask(path, payloadOf(who[group]));
            times[group].push(ms);
            // An SMS names the number that was asked for.
            today.add(`${status} ${text.replace(/\d{3}\*{4}\d{4}/, '···')}`);
          }
        }
        answersADay = Math.max(answersADay, today.size);
        for (const answer of today) answers.add(answer);
      }
      const medians = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)] as const;
      const tails = [quantile(times.known, 0.95), quantile(times.unknown, 0.95)] as const;
      const ratio = Math.max(...medians) / Math.min(...medians);
      const area = areaUnderCurve(times.known, times.unknown);
      const figure = [
        `中位 ${medians.map((ms) => ms.toFixed(2)).join(' / ')} ms`,
        `p95 ${tails.map((ms) => ms.toFixed(2)).join(' / ')} ms`,
        `比 ${ratio.toFixed(2)}（上限 ${maxRatio}）`,
        `AUC ${area.toFixed(2)}（上限 ${maxArea}）`,
      ].join('，');
      console.log(`${name} ${kind}: ${figure}; ${[...answers].join(' | ')}`);
      task.meta.security = {
        tried: times.known.length * 2,
        found: answersADay > 1 || ratio > maxRatio || area > maxArea ? 1 : 0,
        figure,
      };
      expect(answersADay).toBe(1);
      expect(ratio).toBeLessThanOrEqual(maxRatio);
      expect(area).toBeLessThanOrEqual(maxArea);
    },
  );

  /** Makes 1,000 calls; returns how many passed the limits, whatever their result, and the texts of the others. */
  async function enumerate(
    path: string,
    payloadOf: (index: number) => object,
    addressOf: (index: number) => string,
  ) {
    await nextDay();
    let passed = 0;
    const told = new Set<string>();
    for (let index = 0; index < 1000; index += 1) {
      const { text } = await ask(path, payloadOf(index), addressOf(index));
      const { errorCode, errorMsg } = JSON.parse(text) as { errorCode: number; errorMsg: string };
      if (errorCode === 1040003) told.add(errorMsg);
      else passed += 1;
    }
    return { passed, told: [...told] };
  }
  const everybody = [...registered, ...unregistered];
  const oneNumber = registered[1] as Person;
  const someWait = /请 \d+ 秒后再试/;

  it.for(lookups.filter(([, path]) => path !== '/v1/getSmsCodeNLog'))(
    '%s: 一个地址的一千次，每分钟只有五次，并且告诉还要等多久',
    { timeout: 300_000 },
    async ([, path, payloadOf], { task }) => {
      const began = performance.now();
      const { passed, told } = await enumerate(
        path,
        (index) => payloadOf(everybody[index % everybody.length] as Person),
        () => '10.200.0.1',
      );
      const minutes = Math.ceil((performance.now() - began) / 60_000) + 1;
      const isHeld = passed <= 5 * minutes;
      task.meta.security = { tried: 1000, found: isHeld ? 0 : 1, figure: `${passed} 次得到回答` };
      expect(isHeld).toBe(true);
      for (const text of told) expect(text).toMatch(someWait);
    },
  );

  it.for(lookups)(
    '%s: 二十个地址查同一个人一千次，一天只有几次，此后每个地址每小时一次，并且告诉何时再查',
    { timeout: 300_000 },
    async ([, path, payloadOf], { task }) => {
      const { passed, told } = await enumerate(
        path,
        () => payloadOf(oneNumber),
        (index) => `10.201.0.${index % 20}`,
      );
      const own = path === '/v1/getSmsCodeNLog' ? 0 : 20;
      const perDay = own + ({ '/v1/searchIdNLog': 3, '/v1/getSmsCodeNLog': 1 }[path] ?? 10);
      task.meta.security = {
        tried: 1000,
        found: passed > perDay ? 1 : 0,
        figure: `${passed} 次得到回答`,
      };
      expect(passed).toBe(perDay);
      // Nobody reads how often others have asked, nor when their day is over: the days and hours are the address's own.
      const words =
        /^(操作过于频繁，请 \d+ 秒|今天的查询次数已用完，同一证件号每天可查 \d+ 次。请在|为防止他人冒查，.*每小时可查 1 次。请在)/;
      for (const text of told) expect(text).toMatch(words);
    },
  );
});
