import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { type EventStream, type ListeningApp, listenTo, openStreamAt } from '../testing/event-stream.ts';
import { type FreshPostgres, freshPostgres } from '../testing/fresh-postgres.ts';
import { postgresDump } from '../testing/postgres-dump.ts';
import { leasePostgres } from '../testing/postgres-server.ts';
import { somebodyWaits } from '../testing/somebody-waits.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { withFolder } from '../testing/test-folder.ts';
import { addStudent, type TestStudent } from '../testing/test-student.ts';
import { publishEvent, studentChannel } from './publish-event.ts';

let fresh: FreshPostgres;
let writer: OpenDatabase;
let listener: OpenDatabase;
let app: TestApp;
let server: ListeningApp;
let reader: TestStudent;
let releaseServer: () => Promise<void>;
beforeAll(async () => {
  const { url, release } = await leasePostgres();
  releaseServer = release;
  fresh = await freshPostgres(await postgresDump(url, 'empty'));
  [writer, listener] = await Promise.all([openPostgres(fresh.url), openPostgres(fresh.url)]);
  app = await createTestApp({ database: withFolder(listener) });
  await app.deps.events.listenOn(listener);
  server = await listenTo(app);
});
afterAll(async () => {
  await server.close();
  await Promise.all([writer.close(), listener.close()]);
  await fresh.drop();
  await releaseServer();
});

const follow = async (headers: Record<string, string> = {}): Promise<EventStream> => {
  const stream = await openStreamAt(server.port, { token: reader.token, ...headers });
  await expect.poll(() => stream.events.length).toBeGreaterThan(0);
  return stream;
};
const publish = (n: number, studentId = reader.studentId) =>
  writer.db.transaction((tx) =>
    publishEvent(tx, { channel: studentChannel(studentId), kind: 'N', data: { n }, at: app.clock.now() }),
  );
const numbers = ({ events }: EventStream) =>
  events.slice(1).map((text) => Number(/"n": (\d+)/.exec(text)?.[1]));
const ids = ({ events }: EventStream) => events.slice(1).map((text) => Number.parseInt(text, 10));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('what one process commits, pages of another have exactly once, in the order of the ids', async () => {
  reader = await addStudent(app.deps);
  const other = await addStudent(app.deps);
  const streams = [await follow(), await follow()];
  await Promise.all(upTo(60).flatMap((n) => [publish(n), publish(n + 1000, other.studentId)]));
  for (const stream of streams) {
    await expect.poll(() => stream.events).toHaveLength(61);
    expect(numbers(stream).toSorted((a, b) => a - b)).toEqual(upTo(60));
    expect(ids(stream)).toEqual(ids(stream).toSorted((a, b) => a - b));
    stream.close();
  }
});

it('a transaction that published first is seen first, however long it takes to commit', async () => {
  reader = await addStudent(app.deps);
  const stream = await follow();
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const channel = studentChannel(reader.studentId);
  let hasPublished = () => {};
  const published = new Promise<void>((resolve) => {
    hasPublished = resolve;
  });
  const slow = writer.db.transaction(async (tx) => {
    await publishEvent(tx, { channel, kind: 'N', data: { n: 0 }, at: app.clock.now() });
    hasPublished();
    await held;
  });
  await published;
  const quick = publish(1);
  await somebodyWaits(writer.db);
  commit();
  await Promise.all([slow, quick]);
  await expect.poll(() => numbers(stream)).toEqual([0, 1]);
  stream.close();
});

it('nothing is lost when the connection that listens is killed, in the middle of it or before', async () => {
  reader = await addStudent(app.deps);
  const stream = await follow();
  const kill = () =>
    rowsOf(
      writer.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
  expect(await kill()).toHaveLength(1);
  await Promise.all([...upTo(30).map((n) => publish(n)), kill()]);
  await expect.poll(() => numbers(stream).toSorted((a, b) => a - b)).toEqual(upTo(30));
  await publish(30);
  await expect.poll(() => numbers(stream).at(-1)).toBe(30);
  stream.close();
});

it('a page whose line breaks has the rest when it comes back with its last id', async () => {
  reader = await addStudent(app.deps);
  const seen: number[] = [];
  let lastId = '0';
  const writing = Promise.all(upTo(50).map((n) => publish(n)));
  for (let round = 0; seen.length < 50; round += 1) {
    const stream = await follow({ 'last-event-id': lastId });
    if (round > 3) await writing;
    stream.close();
    seen.push(...numbers(stream));
    lastId = String(Number.parseInt(stream.events.at(-1)!, 10));
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(upTo(50));
});
