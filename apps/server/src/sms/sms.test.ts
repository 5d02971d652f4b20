import { expect, it } from 'vitest';
import { smsOutbox } from '../db/schema/security.ts';
import { createLogger } from '../log.ts';
import { startSmsGateway } from '../testing/sms-gateway.ts';
import { createTestApp } from '../testing/test-app.ts';
import { onPostgres } from '../testing/test-database.ts';
import { createGateway } from './gateway.ts';

const message = { mobile: '15400000001', scene: 'LOGIN', code: '123456', text: '验证码 123456' };

/** A gateway that answers with one status after the other; 0 never answers. */
async function gateway(statuses: number[], timeout = 10_000) {
  const { url, received } = await startSmsGateway(...statuses);
  const lines: string[] = [];
  const tasks: (() => Promise<void>)[] = [];
  const log = createLogger(
    (line) => lines.push(line),
    () => new Date(),
  );
  const sender = createGateway(
    { url, token: 'key', timeout },
    { log, afterAnswer: (task) => tasks.push(task) },
  );
  return { sender, received, lines, tasks };
}

it('hands a message over to the gateway, with its key', async () => {
  const { sender, received } = await gateway([200]);
  await sender.send(message);
  expect(received).toEqual([{ authorization: 'Bearer key', body: JSON.stringify(message) }]);
});

it.each([[[500, 200]], [[0, 204]]])('tries again when the gateway fails at first (%j)', async (statuses) => {
  const { sender, received } = await gateway(statuses, statuses[0] === 0 ? 1000 : undefined);
  await sender.send(message);
  expect(received).toHaveLength(2);
});

it('refuses the student when the message could not be sent, and logs it without the number', async () => {
  const { sender, received, lines } = await gateway([503, 503, 200]);
  await expect(sender.send(message)).rejects.toThrow('短信发送失败，请稍后再试');
  expect(received).toHaveLength(2);
  expect(lines.join('')).toContain('sms failed');
  expect(lines.join('')).not.toContain(message.mobile);
});

it('sends unseen only when the call has been answered, and keeps a failure to the log', async () => {
  const { sender, received, lines, tasks } = await gateway([503, 503]);
  await sender.sendUnseen(message);
  expect(received).toEqual([]);
  await Promise.all(tasks.map((task) => task()));
  expect(received).toHaveLength(2);
  expect(lines.join('')).toContain('sms failed');
});

onPostgres('the outbox', (open) => {
  it('keeps messages encrypted, newest first', async () => {
    const app = await createTestApp({ database: open(), implementations: [] });
    const sender = app.deps.sms(open().db, () => undefined);
    await sender.send(message);
    app.clock.setOffset(1000);
    await sender.send({ ...message, code: '654321' });
    expect((await app.outbox(message.mobile)).map(({ code }) => code)).toEqual(['654321', '123456']);
    expect(JSON.stringify(await open().db.select().from(smsOutbox))).not.toMatch(/15400000001|123456/);
  });
});
