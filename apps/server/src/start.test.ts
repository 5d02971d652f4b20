import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getSmsCode } from '@qianwei/api/contract/login';
import { sign } from '@qianwei/api/signing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbedded } from './db/embedded.ts';
import { start } from './start.ts';
import { openStreamAt } from './testing/event-stream.ts';
import { placeDatabase } from './testing/memory-database.ts';
import { startSmsGateway } from './testing/sms-gateway.ts';
import { createTestApp, testDataKey } from './testing/test-app.ts';
import { withFolder } from './testing/test-folder.ts';
import { addStudent } from './testing/test-student.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qianwei-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('F12 warns an operator; finishes a request that is on its way before it stops, and takes no new one', async () => {
  await placeDatabase(folder, 'empty');
  const said: string[] = [];
  const logged: string[] = [];
  const terminal = { write: (line: string) => logged.push(line), say: (line: string) => said.push(line) };
  const server = await start({ PORT: '0', DATA_DIR: folder, DEMO: '0' }, terminal);
  expect(said).toEqual([
    `学生门户已启动：${server.url}`,
    expect.stringMatching(/^注意：未设置 PUBLIC_URL/),
    expect.stringMatching(/^注意：未设置 TRUSTED_PROXIES/),
  ]);

  const half = request(`${server.url}/api/v1/getVersionNLog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  half.write('{');
  await once(half, 'socket').then(([socket]) => once(socket, 'connect'));
  // The server must have begun to read before it is asked to stop.
  await fetch(`${server.url}/api/ready`);
  const stopped = server.stop();
  half.end('}');
  const [response] = await once(half, 'response');
  expect(JSON.parse(await text(response))).toMatchObject({ errorCode: 1040002 });
  await stopped;
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  expect(logged.at(-1)).toContain('stopped');
}, 120_000);

it('hands over the SMS it has promised before it stops', async () => {
  await placeDatabase(folder, 'demo');
  let arrived: (status: number) => void = () => undefined;
  const held = new Promise<number>((resolve) => {
    arrived = resolve;
  });
  const gateway = await startSmsGateway(held);
  const logged: string[] = [];
  const terminal = { write: (line: string) => logged.push(line), say: () => undefined };
  const server = await start(
    {
      PORT: '0',
      DATA_DIR: folder,
      DATA_KEY: testDataKey,
      PORTAL_TEST_MODE: '1',
      SMS_GATEWAY_URL: gateway.url,
    },
    terminal,
  );
  const payload = { mobile: '15400000002', code: '0000', codeKey: 'any' };
  const body = JSON.stringify({ ...payload, ...sign(payload, Date.now()) });
  const headers = { 'content-type': 'application/json' };
  const asked = await fetch(`${server.url}/api${getSmsCode.path}`, { method: 'POST', headers, body });
  expect(await asked.json()).toMatchObject({ errorCode: 0 });
  const stopped = server.stop();
  await expect.poll(() => gateway.received).toHaveLength(1);
  expect(logged.at(-1)).not.toContain('stopped');
  arrived(200);
  await stopped;
  expect(logged.at(-1)).toContain('stopped');
}, 120_000);

it('ends the streams of open pages when it stops, and does not wait for their students', async () => {
  await placeDatabase(folder, 'empty');
  const database = await openEmbedded(folder);
  const app = await createTestApp({ database: withFolder(database), implementations: [] });
  const { token } = await addStudent(app.deps);
  await database.close();
  const terminal = { write: () => undefined, say: () => undefined };
  const server = await start({ PORT: '0', DATA_DIR: folder, DEMO: '0' }, terminal);
  const stream = await openStreamAt(Number(new URL(server.url).port), { token });
  await expect.poll(() => stream.events).toEqual(['0 OPEN {}']);
  const began = performance.now();
  await server.stop();
  await expect.poll(stream.hasEnded).toBe(true);
  // Connections that are still open are cut after 10 s.
  expect(performance.now() - began).toBeLessThan(9000);
}, 120_000);
