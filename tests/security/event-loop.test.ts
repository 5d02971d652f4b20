import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../apps/server/src/testing/attack/tally.ts';
import { growStudent } from '../../apps/server/src/testing/grown-student.ts';
import { demoKinds, startDemoServer } from '../support/demo-server.ts';
import type { RunningServer } from '../support/server.ts';
import { encrypt, post } from '../support/signed-call.ts';
import { demoPassword, students } from '../support/student.ts';
import { grownReads } from './grown-reads.ts';
import { type HostileRequest, hostileRequests } from './hostile-bodies.ts';

/** How long the event loop may be blocked, whatever is sent, ms. */
const limitMs = 50;
/** A machine that others use takes the processor away now and then: what counts is what happens every time. */
const rounds = 3;

describe.each(demoKinds)('a started server on $label', ({ kind, label }) => {
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    server = await startDemoServer(kind, {
      probed: true,
      env: { PORTAL_TEST_NO_LIMITS: '1' },
      fill: (db) => growStudent(db, students.周子墨.examineeNo),
    });
    const password = await encrypt(server.url, demoPassword);
    const account = students.周子墨.examineeNo;
    const { data } = await post(server.url, '/v1/loginManyWay', { loginType: 'PASSWORD', account, password });
    token = String(data.token);
  });
  afterAll(() => server.stop());

  async function standstill({ path, headers, body }: HostileRequest): Promise<number> {
    await server.probe();
    const send = () =>
      fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: body as BodyInit })
        .then((response) => response.arrayBuffer())
        // The server may disconnect a client whose body it does not read.
        .catch(() => null);
    await Promise.all([send(), send()]);
    return (await server.probe()).maxDelayMs;
  }

  /** The longest block of each, that of the calmest round, the worst first. */
  async function blocksOf(requests: readonly HostileRequest[]) {
    const blocks: { name: string; ms: number }[] = [];
    for (const request of requests) {
      let ms = Number.POSITIVE_INFINITY;
      for (let round = 0; round < rounds && ms > limitMs / 2; round += 1)
        ms = Math.min(ms, await standstill(request));
      blocks.push({ name: request.name, ms });
    }
    return blocks.sort((a, b) => b.ms - a.ms);
  }

  const figureOf = ([slowest]: Awaited<ReturnType<typeof blocksOf>>) =>
    `最长 ${slowest?.ms.toFixed(1)} ms（${slowest?.name}），上限 ${limitMs} ms`;

  it(`事件循环最长停顿 ≤ ${limitMs} ms`, async ({ task }) => {
    const blocks = await blocksOf(hostileRequests(token));
    const over = blocks.filter(({ ms }) => ms > limitMs);
    task.meta.security = { tried: blocks.length, found: over.length, figure: figureOf(blocks) };
    expect(over).toEqual([]);
  }, 600_000);

  it(`A1 A2 记录很多的学生：事件循环最长停顿 ≤ ${limitMs} ms`, async ({ task }) => {
    const requests = grownReads(token);
    for (const { name, path, headers, body } of requests) {
      const response = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers,
        body: body as string,
      });
      const isFile = response.headers.has('content-disposition');
      const answer = isFile ? await response.arrayBuffer() : await response.json();
      if (!isFile) expect(answer, name).toMatchObject({ errorCode: 0 });
    }
    const blocks = await blocksOf(requests);
    console.log([label, ...blocks.map(({ name, ms }) => `${ms.toFixed(1)} ms  ${name}`)].join('\n'));
    // The embedded database runs its statements on the loop itself: there they are only printed.
    const over = kind === 'embedded' ? [] : blocks.filter(({ ms }) => ms > limitMs);
    task.meta.security = { tried: blocks.length, found: over.length, figure: figureOf(blocks) };
    expect(over).toEqual([]);
  }, 600_000);
});
