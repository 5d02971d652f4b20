import { randomBytes } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { upload } from '@qianwei/api/contract/upload';
import { endpoint } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '../../app.ts';
import { session } from '../../db/schema/session.ts';
import { student } from '../../db/schema/student.ts';
import { demoPeople } from '../../demo/people.ts';
import { implementForStudent } from '../../http/implement.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../demo-app.ts';
import { png } from '../sample-files.ts';
import { createTestApp } from '../test-app.ts';
import { eachDatabase, onEmbedded } from '../test-database.ts';
import { addStudent } from '../test-student.ts';
import { envelopeFaults } from './envelope-faults.ts';
import { type Attacker, tryForeignIds } from './foreign-ids.ts';
import { samplePayload } from './sample-payload.ts';
import './tally.ts';
import { wrongShapes } from './wrong-shapes.ts';

/** `pnpm test:security` makes all of it on both databases; the gate a part of it on one. */
const isWhole = process.env.SECURITY_WHOLE === '1';
const shapesOfCall = isWhole ? 220 : 8;
const idsOfTable = isWhole ? 3 : 1;
const onDatabases = isWhole ? eachDatabase : onEmbedded;

onDatabases('every call of the contract', { demo: true }, (open) => {
  let app: DemoApp;
  let attacker: Attacker;
  let victim: Attacker;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    const who = async (name: string) => {
      const { token, id } = await app.login(name);
      return { token, studentId: id };
    };
    [attacker, victim] = [await who('陈思远'), await who('周子墨')];
    for (const scene of ['AVATAR', 'QA_FILE'])
      await app.call(upload, { file: new File([png(64, 64)], 'a.png'), scene }, { token: victim.token });
  });

  const calls = implementations.map(({ endpoint: call }) => call);
  const guarded = calls.filter(({ access }) => access !== 'public');

  it('无令牌、编造、已注销、已过期的令牌一律不认', async ({ task }) => {
    const now = app.clock.now();
    const dead = await addStudent(app.deps, { revokedAt: now, revokedReason: 'LOGOUT' });
    const over = await addStudent(app.deps, { expiresAt: now });
    const tokens = ['', randomBytes(32).toString('base64url'), 'x'.repeat(300), dead.token, over.token];
    const faults: string[] = [];
    for (const call of guarded) {
      for (const token of tokens) {
        const response = await app.send(call, samplePayload(call.payload), { token });
        faults.push(...(await envelopeFaults(response.clone())).map((fault) => `${call.path}：${fault}`));
        const { errorCode: code, data } = (await response.json()) as { errorCode: number; data: unknown };
        if (code !== errorCode.sessionInvalid || data !== null) faults.push(`${call.path}：${code}`);
      }
    }
    task.meta.security = { tried: guarded.length * tokens.length, found: faults.length };
    expect(faults).toEqual([]);
  });

  it('他人的编号与不存在的编号答复相同，他人的记录不变', async ({ task }) => {
    const { leaks, tried, paths, reached } = await tryForeignIds(
      app,
      implementations,
      attacker,
      victim,
      idsOfTable,
    );
    const figure = `${paths.length} 个接口带编号，其中 ${reached.length} 个对本人答复不同`;
    task.meta.security = { tried, found: leaks.length, figure };
    expect(leaks).toEqual([]);
    // The attempt means something where the owner gets another answer; the others take ids of what is everybody's.
    expect(reached.length).toBeGreaterThanOrEqual(11);
    const [row] = await open().db.select().from(student).where(eq(student.id, victim.studentId));
    expect(row?.name).toBe('周子墨');
  });

  describe('畸形参数', () => {
    it.for(calls.map((call) => [call.path, call] as const))('%s', async ([, call], { task }) => {
      const faults: string[] = [];
      const student = await addStudent(app.deps);
      for (const payload of wrongShapes(call.payload, shapesOfCall)) {
        const response = await app.send(call, payload, { token: student.token });
        for (const fault of await envelopeFaults(response))
          faults.push(`${fault}：${JSON.stringify(payload).slice(0, 200)}`);
        // The call may have ended the session.
        if (call.access === 'passwordChange')
          await open().db.update(session).set({ revokedAt: null }).where(eq(session.id, student.sessionId));
      }
      task.meta.security = { tried: shapesOfCall, found: faults.length };
      expect(faults).toEqual([]);
    });
  });

  it('日志中没有令牌、密码、姓名、证件号、手机号和地址参数', ({ task }) => {
    const log = app.logged.join('');
    const secrets = [
      attacker.token,
      victim.token,
      ...demoPeople.flatMap(({ name, idCard, mobile }) => [name, idCard, mobile]),
      demoAccount('周子墨').password,
      demoAccount('周子墨').examineeNo,
      '?sig',
    ];
    const found = secrets.filter((secret) => log.includes(secret));
    task.meta.security = { tried: app.logged.length, found: found.length };
    expect(found).toEqual([]);
  });
});

onEmbedded('a call that is added without an ownership check', { demo: true }, (open) => {
  it('is found by what is generated from the contract', async () => {
    const careless = endpoint({
      path: '/v1/getSessionNote',
      payload: v.object({ sessionId: v.pipe(v.string(), v.maxLength(64)) }),
      data: v.object({ device: v.string() }),
    });
    const implementation = implementForStudent(careless, async ({ db }, { sessionId }) => {
      const [row] = await db.select().from(session).where(eq(session.id, sessionId));
      return { device: row?.device ?? '' };
    });
    const app = await createTestApp({ database: open(), implementations: [implementation] });
    const [attacker, victim] = [await addStudent(app.deps), await addStudent(app.deps)];
    const { leaks } = await tryForeignIds(app, [implementation], attacker, victim);
    expect(leaks).toEqual([
      { path: '/v1/getSessionNote', field: 'sessionId', table: 'session', why: '答复与不存在的编号不同' },
    ]);
  });
});
