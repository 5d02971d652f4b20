import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smsOutbox } from '../db/schema/security.ts';
import { createLogger } from '../log.ts';
import { createTestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { createGateway } from './gateway.ts';

const message = { mobile: '15400000001', scene: 'LOGIN', code: '123456', text: '验证码 123456' };

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A gateway that answers with one status after the other; 0 never answers. */
async function gateway(statuses: number[], timeout = 10_000) {
  const received: string[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(`${request.headers.authorization} ${Buffer.concat(chunks)}`);
    const status = statuses[received.length - 1] ?? 500;
    if (status !== 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const log = createLogger(
    (line) => lines.push(line),
    () => new Date(),
  );
  const sender = createGateway({ url: `http://127.0.0.1:${port}/sms`, token: 'key', timeout }, log);
  return { sender, received, lines };
}

it('hands a message over to the gateway, with its key', async () => {
  const { sender, received } = await gateway([200]);
  await sender.send(message);
  expect(received).toEqual([`Bearer key ${JSON.stringify(message)}`]);
});

it.each([[[500, 200]], [[0, 204]]])(
  'tries once more when the gateway fails at first (%j)',
  async (statuses) => {
    const { sender, received } = await gateway(statuses, statuses[0] === 0 ? 1000 : undefined);
    await sender.send(message);
    expect(received).toHaveLength(2);
  },
);

it('tells the student when the message could not be sent, and the log without the number', async () => {
  const { sender, received, lines } = await gateway([503, 503, 200]);
  await expect(sender.send(message)).rejects.toThrow('短信发送失败，请稍后再试');
  expect(received).toHaveLength(2);
  expect(lines.join('')).toContain('sms failed');
  expect(lines.join('')).not.toContain(message.mobile);
});

eachDatabase('the outbox', (open) => {
  it('keeps messages encrypted, newest first', async () => {
    const app = await createTestApp({ database: open(), implementations: [] });
    const sender = app.deps.sms(open().db);
    await sender.send(message);
    app.clock.setOffset(1000);
    await sender.send({ ...message, code: '654321' });
    expect((await app.outbox(message.mobile)).map(({ code }) => code)).toEqual(['654321', '123456']);
    expect(JSON.stringify(await open().db.select().from(smsOutbox))).not.toMatch(/15400000001|123456/);
  });
});
