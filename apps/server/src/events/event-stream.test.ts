import { errorCode } from '@qianwei/api/contract/envelope';
import { logout } from '@qianwei/api/contract/login';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../db/schema/account.ts';
import { event } from '../db/schema/event.ts';
import { session } from '../db/schema/session.ts';
import { type EventStream, type ListeningApp, listenTo, openStreamAt } from '../testing/event-stream.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { addStudent, type TestStudent } from '../testing/test-student.ts';
import { publishEvent, studentChannel } from './publish-event.ts';
import { maxMissed } from './read-events.ts';

eachDatabase('a stream of events', (open) => {
  let app: TestApp;
  let server: ListeningApp;
  let reader: TestStudent;
  let streams: EventStream[] = [];
  beforeAll(async () => {
    app = await createTestApp({ database: open(), env: { PUBLIC_ORIGINS: 'https://portal.example' } });
    await app.deps.events.listenOn(open());
    server = await listenTo(app);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    reader = await addStudent(app.deps);
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
    app.clock.setOffset(0);
  });

  async function follow(headers: Record<string, string> = {}, path?: string) {
    const stream = await openStreamAt(server.port, { token: reader.token, ...headers }, path);
    streams.push(stream);
    return stream;
  }
  const publish = (kind: string, studentId = reader.studentId, data = {}) =>
    open().db.transaction((tx) =>
      publishEvent(tx, { channel: studentChannel(studentId), kind, data, at: app.clock.now() }),
    );
  const idsOf = async () => {
    const channel = studentChannel(reader.studentId);
    const rows = await open().db.select({ id: event.id }).from(event).where(eq(event.channel, channel));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const refusalOf = async (headers: Record<string, string>) => {
    const stream = await follow(headers);
    await expect.poll(stream.hasEnded).toBe(true);
    return (JSON.parse(stream.text()) as { errorCode: number }).errorCode;
  };

  it('begins now, and has each event with its id and what it says, in their order', async () => {
    await publish('BEFORE');
    const [before] = await idsOf();
    const stream = await follow();
    await expect.poll(() => stream.events).toHaveLength(1);
    expect(stream.events[0]).toMatch(new RegExp(`^${before} OPEN {"ageMs":[0-9]+}$`));
    await publish('THESIS', undefined, { text: '两行\n一条' });
    await publish('LATER');
    const ids = await idsOf();
    await expect.poll(() => stream.events).toHaveLength(3);
    expect(stream.events.slice(1)).toEqual([
      `${ids[1]} THESIS {"text": "两行\\n一条"}`,
      `${ids[2]} LATER {}`,
    ]);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has nothing of another student, and nothing that was rolled back', async () => {
    const other = await addStudent(app.deps);
    const stream = await follow();
    await expect.poll(() => stream.events).toHaveLength(1);
    await publish('THESIS', other.studentId);
    await open()
      .db.transaction(async (tx) => {
        const at = app.clock.now();
        await publishEvent(tx, { channel: studentChannel(reader.studentId), kind: 'UNDONE', at });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await publish('THESIS');
    await expect.poll(() => stream.events).toHaveLength(2);
    expect(stream.events[1]).toBe(`${(await idsOf())[0]} THESIS {}`);
  });

  it('goes on after the last id that the page has, once or for as long as it stays', async () => {
    for (const kind of ['A', 'B', 'C']) await publish(kind);
    const [a, b, c] = await idsOf();
    const missed = [`${a} OPEN {}`, `${b} B {}`, `${c} C {}`];
    const stream = await follow({ 'last-event-id': String(a) });
    await expect.poll(() => stream.events).toEqual(missed);
    const once = await follow({ 'last-event-id': String(a) }, '/api/events?once');
    await expect.poll(once.hasEnded).toBe(true);
    expect(once.events).toEqual(missed);
    const fromNothing = await follow({ 'last-event-id': '0' });
    await expect.poll(() => fromNothing.events).toEqual([`0 OPEN {}`, `${a} A {}`, ...missed.slice(1)]);
  });

  describe('begins with RESET, and the newest id', () => {
    it.each([
      ['words', 'a; drop table event'],
      ['10^20', '100000000000000000000'],
      ['an id that will come', '999999999'],
      ['a negative one', '-1'],
    ])('when the last id is %s', async (_, lastId) => {
      await publish('THESIS');
      const stream = await follow({ 'last-event-id': lastId });
      await expect.poll(() => stream.events).toEqual([`${(await idsOf())[0]} RESET {}`]);
    });

    it('when the last id is that of another student', async () => {
      const other = await addStudent(app.deps);
      await publish('SECRET', other.studentId);
      const [row] = await open()
        .db.select({ id: event.id })
        .from(event)
        .where(eq(event.channel, studentChannel(other.studentId)));
      const stream = await follow({ 'last-event-id': String(row!.id) });
      await expect.poll(() => stream.events).toEqual([`0 RESET {}`]);
    });

    it('when more came since than is sent, or the last event is no longer kept', async () => {
      await publish('FIRST');
      const [first] = await idsOf();
      const channel = studentChannel(reader.studentId);
      await open().db.execute(
        sql`insert into event (channel, kind, happened_at) select ${channel}, 'MORE', now() from generate_series(1, ${maxMissed})`,
      );
      const whole = await follow({ 'last-event-id': String(first) });
      await expect.poll(() => whole.events).toHaveLength(maxMissed + 1);
      await publish('TOO_MANY');
      const late = await follow({ 'last-event-id': String(first) });
      await expect.poll(() => late.events).toEqual([`${(await idsOf()).at(-1)} RESET {}`]);
      await open().db.delete(event).where(eq(event.id, first!));
      const gone = await follow({ 'last-event-id': String(first) });
      await expect.poll(() => gone.events).toEqual([`${(await idsOf()).at(-1)} RESET {}`]);
    });
  });

  describe('is for a living session alone', () => {
    it('F16 and never opens for a made-up token, a cookie, a token in the address, or another site', async () => {
      expect(await refusalOf({ token: '' })).toBe(errorCode.sessionInvalid);
      expect(await refusalOf({ token: 'made-up' })).toBe(errorCode.sessionInvalid);
      const cookie = `org_user_session_id=${reader.sessionId}`;
      expect(await refusalOf({ token: '', cookie })).toBe(errorCode.sessionInvalid);
      const addressed = await openStreamAt(server.port, {}, `/api/events?token=${reader.token}`);
      await expect.poll(addressed.hasEnded).toBe(true);
      expect(addressed.text()).toContain(String(errorCode.sessionInvalid));
      const foreign = await follow({ origin: 'https://evil.example' });
      expect(foreign.response.statusCode).toBe(403);
    });

    it('and opens for a page of a listed origin, whose preflight allows the last id', async () => {
      const stream = await follow({ origin: 'https://portal.example' });
      expect(stream.response.headers['access-control-allow-origin']).toBe('https://portal.example');
      const asked = await app.request('/api/events', { method: 'OPTIONS' });
      expect(asked.headers.get('access-control-allow-headers')).toContain('last-event-id');
    });

    it('and not before a password that must be changed', async () => {
      reader = await addStudent(app.deps, { mustChangeReason: 'FIRST' });
      expect(await refusalOf({})).toBe(errorCode.mustChangePassword);
    });

    it.each([
      ['logout', async () => void (await app.call(logout, {}, { token: reader.token }))],
      [
        'another password',
        async () => {
          const ended = { revokedAt: app.clock.now(), revokedReason: 'PASSWORD_CHANGED' as const };
          await open().db.update(session).set(ended).where(eq(session.id, reader.sessionId));
        },
      ],
      ['its time', async () => app.clock.setOffset(13 * 3_600_000)],
      ['an hour without use', async () => app.clock.setOffset(70 * 60_000)],
      [
        'a disabled account',
        async () => {
          const disabled = { status: 'DISABLED' as const };
          await open().db.update(account).set(disabled).where(eq(account.id, reader.accountId));
        },
      ],
    ])('F8 and ends with %s, before anything else is sent', async (_, end) => {
      const stream = await follow();
      await expect.poll(() => stream.events).toHaveLength(1);
      await end();
      app.clock.setOffset(app.clock.now().getTime() - Date.now() + 2000);
      await publish('SECRET');
      await expect.poll(stream.hasEnded).toBe(true);
      expect(stream.text()).not.toContain('SECRET');
    });

    it('F8 and does not keep the session in use', async () => {
      const seen = async () => {
        const rows = await open().db.select().from(session).where(eq(session.id, reader.sessionId));
        return rows[0]?.lastSeenAt.getTime();
      };
      const before = await seen();
      app.clock.setOffset(30 * 60_000);
      const stream = await follow();
      app.deps.events.beat();
      await expect.poll(() => stream.text()).toContain(': hb');
      expect(await seen()).toBe(before);
    });
  });

  it('has six places for a session; a closed page frees its own', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => follow()));
    expect(await refusalOf({})).toBe(errorCode.tooFrequent);
    opened[0]!.close();
    await expect
      .poll(async () => (await follow()).response.headers['content-type'])
      .toContain('event-stream');
  });

  it('reads at each heartbeat what it was not notified of', async () => {
    const stream = await follow();
    await expect.poll(() => stream.events).toHaveLength(1);
    const at = app.clock.now();
    await open()
      .db.insert(event)
      .values({ channel: studentChannel(reader.studentId), kind: 'QUIET', happenedAt: at });
    app.deps.events.beat();
    await expect.poll(() => stream.events.at(-1)).toContain('QUIET');
  });

  it('is cut off when its page does not read, and others go on', async () => {
    const [slow, quick] = [await follow(), await follow()];
    slow.response.socket.pause();
    const before = await server.connections();
    const text = 'x'.repeat(500_000);
    // Each machine’s sockets hold another amount.
    for (let sent = 1; (await server.connections()) === before; sent += 1) {
      await publish('LARGE', undefined, { text });
      await expect.poll(() => quick.events).toHaveLength(sent + 1);
    }
    await publish('LAST');
    await expect.poll(() => quick.events.at(-1)).toContain('LAST');
    expect(await server.connections()).toBe(before - 1);
  });
});
