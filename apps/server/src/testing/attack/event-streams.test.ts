import { randomBytes } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningApp, listenTo, openStreamAt } from '../event-stream.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { onEmbedded } from '../test-database.ts';
import { addStudent } from '../test-student.ts';
import './tally.ts';

// It is no call of the contract: what is generated for those does not reach it.
onEmbedded('GET /api/events', (open) => {
  let app: TestApp;
  let server: ListeningApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open() });
    server = await listenTo(app);
  });
  afterAll(() => server.close());

  it('数百个连接同时打开：一个会话只得到六条，其他学生不受影响，关闭后名额归还', async ({ task }) => {
    const [attacker, other] = [await addStudent(app.deps), await addStudent(app.deps)];
    const flood = () =>
      Promise.all(Array.from({ length: 300 }, () => openStreamAt(server.port, { token: attacker.token })));
    const opened = await flood();
    const isStream = ({ response }: (typeof opened)[number]) =>
      response.headers['content-type']?.startsWith('text/event-stream');
    expect(opened.filter(isStream)).toHaveLength(6);
    const refused = opened.find((stream) => !isStream(stream));
    await expect.poll(() => refused?.text()).toContain(String(errorCode.tooFrequent));
    const stream = await openStreamAt(server.port, { token: other.token });
    await expect.poll(() => stream.events).toEqual(['0 OPEN {}']);
    for (const each of opened) each.close();
    await expect
      .poll(async () => {
        const again = await openStreamAt(server.port, { token: attacker.token });
        again.close();
        return isStream(again);
      })
      .toBe(true);
    stream.close();
    task.meta.security = { tried: opened.length, found: 0 };
  });

  it('无令牌、编造的令牌和不是编号的末次编号', async ({ task }) => {
    const { token } = await addStudent(app.deps);
    const tokens = ['', randomBytes(32).toString('base64url'), 'x'.repeat(300)];
    for (const wrong of tokens) {
      const answer = await app.request('/api/events?once', { headers: { token: wrong } });
      expect(((await answer.json()) as { errorCode: number }).errorCode).toBe(errorCode.sessionInvalid);
    }
    const ids = ['1e3', '0x10', '9'.repeat(15), '9'.repeat(4000), '-0', '1,2', "1' or '1", '１', 'null', ' '];
    for (const id of ids) {
      const headers = { token, 'last-event-id': encodeURIComponent(id).slice(0, 5000) };
      const answer = await app.request('/api/events?once', { headers });
      expect(await answer.text()).toContain('RESET');
    }
    expect(app.logged.join('')).not.toContain(token);
    task.meta.security = { tried: tokens.length + ids.length, found: 0 };
  });
});
