import { errorCode } from '@qianwei/api/contract/envelope';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { endpoint } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { implementations } from '../app.ts';
import { session } from '../db/schema/session.ts';
import { student } from '../db/schema/student.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { answerAll, beginAttempt, storedAttempt, submit } from '../testing/test-attempt.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { addExamWithBank, examClock } from '../testing/test-exam.ts';
import { addStudent, type TestStudent } from '../testing/test-student.ts';
import { implement, implementForStudent } from './implement.ts';

const minute = 60_000;
const hour = 60 * minute;
const idle = {
  errorCode: errorCode.sessionInvalid,
  errorMsg: '长时间未操作，已退出登录，请重新登录',
  data: null,
};

const look = endpoint({
  path: '/v1/look',
  payload: v.object({}),
  data: v.object({ studentId: v.string() }),
});
const lookNLog = endpoint({
  path: '/v1/lookNLog',
  access: 'public',
  payload: v.object({}),
  data: v.object({ studentId: v.nullable(v.string()) }),
});
const calls = [
  ...implementations,
  implementForStudent(look, async ({ session: { studentId } }) => ({ studentId })),
  implement(lookNLog, async ({ session: found }) => ({ studentId: found?.studentId ?? null })),
];

eachDatabase('a session that is not used', (open) => {
  let app: TestApp;
  let me: TestStudent;
  let offset = 0;
  const pass = (ms: number) => {
    offset += ms;
    app.clock.setOffset(offset);
  };
  const use = ({ token }: TestStudent) => app.call(look, {}, { token });
  const alive = { errorCode: 0 };
  /** A test of `minutes` minutes that `someone` has begun. */
  const begin = async ({ token }: TestStudent, minutes: number) => {
    const { testId } = await addExamWithBank(app.deps, { minutes }, { objectiveOnly: true });
    return beginAttempt(app, token, testId);
  };
  beforeAll(async () => {
    app = await createTestApp({ database: open(), clock: examClock(), implementations: calls });
  });
  beforeEach(async () => {
    me = await addStudent(app.deps);
  });

  it('F8 lives for an hour, of which the five minutes between two records are not taken away', async () => {
    pass(59 * minute);
    expect(await use(me)).toMatchObject(alive);
    pass(5 * minute);
    expect(await use(me)).toMatchObject(alive);
    pass(60 * minute);
    expect(await use(me)).toMatchObject(alive);
  });

  it('F8 SESSION-9 has ended after it, for good: not even an earlier time brings it back', async () => {
    pass(65 * minute + 1);
    expect(await use(me)).toEqual(idle);
    expect(await use(me)).toEqual(idle);
    pass(-30 * minute);
    expect(await use(me)).toEqual(idle);
    const [row] = await app.deps.db.select().from(session).where(eq(session.id, me.sessionId));
    expect(row?.revokedReason).toBe('IDLE');
  });

  it('F8 lives on in use, until its twelve hours are over', async () => {
    for (let waited = 0; waited < 12 * hour - 10 * minute; waited += 50 * minute) {
      expect(await use(me)).toMatchObject(alive);
      pass(50 * minute);
    }
    pass(10 * minute);
    expect(await use(me)).toMatchObject({
      errorCode: errorCode.sessionInvalid,
      errorMsg: '登录已失效，请重新登录',
    });
  });

  it('F8 is a guest’s in a public call', async () => {
    const ask = () => app.call(lookNLog, {}, { token: me.token });
    expect((await ask()).data.studentId).toBe(me.studentId);
    pass(66 * minute);
    expect(await ask()).toMatchObject({ errorCode: 0, data: { studentId: null } });
  });

  it('F8 SESSION-9 outlives three quiet hours of an attempt, which is handed in then', async () => {
    const attempt = await begin(me, 200);
    pass(3 * hour);
    expect(await submit(app, attempt, answerAll(app, attempt))).toMatchObject(alive);
    expect(await storedAttempt(app, attempt)).toMatchObject({ status: 'GRADED', auto: false });
    pass(60 * minute);
    expect(await use(me)).toMatchObject(alive);
    pass(66 * minute);
    expect(await use(me)).toEqual(idle);
  });

  it('F8 lives for an hour from the end of an attempt, handed in or not', async () => {
    await begin(me, 90);
    pass(90 * minute + 64 * minute);
    expect(await use(me)).toMatchObject(alive);
    const other = await addStudent(app.deps);
    await begin(other, 90);
    pass(90 * minute + 66 * minute);
    expect(await use(other)).toEqual(idle);
  });

  it('F8 is not kept by the attempt of another student, nor by one that was begun elsewhere after its end', async () => {
    const other = await addStudent(app.deps);
    await begin(other, 200);
    pass(66 * minute);
    expect(await use(me)).toEqual(idle);

    const left = await addStudent(app.deps);
    const elsewhere = await addStudent(app.deps);
    await app.deps.db
      .update(session)
      .set({ studentId: left.studentId })
      .where(eq(session.id, elsewhere.sessionId));
    pass(60 * minute);
    await use(elsewhere);
    pass(30 * minute);
    await begin(elsewhere, 90);
    expect(await use(left)).toEqual(idle);
    expect(await use(elsewhere)).toMatchObject(alive);
  });

  it('F8 costs a session in use no further statement', async () => {
    await use(me);
    const spies = [vi.spyOn(app.deps.db, 'select'), vi.spyOn(app.deps.db, 'update')];
    pass(5 * minute);
    expect(await use(me)).toMatchObject(alive);
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    for (const spy of spies) spy.mockRestore();
  });

  it('F8 reports to the portal after how long', async () => {
    expect((await app.call(getUserInfo, {}, { token: me.token })).data.idleSeconds).toBe(3600);
  });

  it('F8 leaves nothing personal in the log when it ends', async () => {
    const before = app.logged.length;
    pass(66 * minute);
    await use(me);
    const lines = app.logged.slice(before).join('');
    expect(lines).toContain('1030001');
    const [row] = await app.deps.db.select().from(student).where(eq(student.id, me.studentId));
    for (const secret of [me.token, me.studentId, me.sessionId, me.accountId, row?.name ?? '测试'])
      expect(lines).not.toContain(secret);
  });
});
