import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgres } from '../../../apps/server/src/testing/fresh-postgres.ts';
import { copyDemo } from '../../support/demo.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { encrypt, post } from '../../support/signed-call.ts';
import { demoPassword, students } from '../../support/student.ts';
import { rounds } from '../gate.ts';

/** The data that the server has acknowledged to one student. */
interface Acknowledged {
  readonly account: string;
  readonly tokens: string[];
  /** The last address that was saved, and the one that was sent last. */
  address: unknown;
  sent: unknown;
  revision: number;
}

const wanted = rounds(200, 60);
const kills = rounds(3, 2);
/** How much is acknowledged when the server dies. */
const killAt = Array.from({ length: kills }, (_, index) => Math.round((wanted * (index + 1)) / kills));
const names = ['周子墨', '陈思远', '王雨桐', '李明轩', '赵婉清', '孙浩然', '吴佳怡', '郑凯'] as const;

async function logIn(url: string, student: Acknowledged): Promise<void> {
  const password = await encrypt(url, demoPassword);
  const { data } = await post(url, '/v1/loginManyWay', {
    loginType: 'PASSWORD',
    account: student.account,
    password,
  });
  student.tokens.push(String(data.token));
}

/** A student who has logged in, with the address of the demo institution. */
async function arrive(url: string, account: string): Promise<Acknowledged> {
  const student: Acknowledged = { account, tokens: [], address: null, sent: null, revision: 0 };
  await logIn(url, student);
  const { data } = await post(url, '/v1/getStudentDetail', {}, student.tokens[0]);
  return { ...student, address: data.address, sent: data.address, revision: Number(data.revision) };
}

async function changeProfile(url: string, student: Acknowledged, address: string): Promise<void> {
  student.sent = address;
  const { errorCode, data } = await post(url, '/v1/updateStudentDetail', { address }, student.tokens.at(-1));
  if (errorCode !== 0) throw new Error(`A change was refused with ${errorCode}`);
  student.address = address;
  student.revision = Number(data.revision);
}

/** Logs in and changes the address in turn until the server is gone, and counts what was acknowledged. */
async function work(url: string, student: Acknowledged, acknowledge: () => void): Promise<void> {
  const isGone = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;
  try {
    for (;;) {
      await logIn(url, student);
      acknowledge();
      await changeProfile(url, student, `江澜市学府路 ${student.tokens.length} 号`);
      acknowledge();
    }
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function expectNothingLost(url: string, student: Acknowledged): Promise<void> {
  for (const token of student.tokens) {
    expect(await post(url, '/v1/getUserInfo', {}, token)).toMatchObject({ errorCode: 0 });
  }
  const { data } = await post(url, '/v1/getStudentDetail', {}, student.tokens[0]);
  expect([student.address, student.sent]).toContain(data.address);
  expect(Number(data.revision)).toBeGreaterThanOrEqual(student.revision);
  if (data.address === student.address) expect(data.revision).toBe(student.revision);
}

const databases = [
  {
    label: 'the embedded database',
    open: async () => {
      const { dataDir } = await copyDemo('embedded');
      return { dataDir, env: {}, drop: async () => undefined };
    },
  },
  {
    label: 'PostgreSQL',
    open: async () => {
      const { dataDir, template } = await copyDemo('postgres');
      const { url, drop } = await freshPostgres(template);
      return { dataDir, env: { DATABASE_URL: url }, drop };
    },
  },
];

describe.each(databases)('a server on $label that is killed', ({ open }) => {
  let database: { dataDir: string; env: Record<string, string>; drop(): Promise<unknown> };
  let server: RunningServer;
  const start = () =>
    startServer({ dataDir: database.dataDir, env: { PORTAL_TEST_NO_LIMITS: '1', ...database.env } });

  beforeAll(async () => {
    database = await open();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(database.dataDir, { recursive: true });
  });

  it(`has lost nothing that it acknowledged in ${wanted} logins and profile changes`, async ({ task }) => {
    const all = await Promise.all(names.map((name) => arrive(server.url, students[name].examineeNo)));
    let acknowledged = 0;
    for (const target of killAt) {
      const { url } = server;
      let kill: () => void = () => undefined;
      const due = new Promise<void>((resolve) => {
        kill = resolve;
      });
      const acknowledge = () => {
        acknowledged += 1;
        if (acknowledged >= target) kill();
      };
      // Nobody stops by himself: the server dies with requests on their way.
      const working = all.map((student) => work(url, student, acknowledge));
      await Promise.race([due, Promise.all(working)]);
      await server.kill();
      await Promise.all(working);
      server = await start();
      for (const student of all) await expectNothingLost(server.url, student);
    }
    expect(acknowledged).toBeGreaterThanOrEqual(wanted);
    task.meta.faults = { tried: acknowledged, lost: 0, doubled: 0 };
  }, 180_000);
});
