import { chooseMajor, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { loginManyWay } from '@qianwei/api/contract/login';
import { startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { studentMajor } from '../../db/schema/student.ts';
import { demoPeople } from '../../demo/people.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../../testing/demo-app.ts';
import { identityOf, visitSignUp } from '../../testing/sign-up-visit.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { onPostgres } from '../../testing/test-database.ts';

onPostgres('logins and changes at the same moment', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  beforeEach(() => {
    address += 1;
  });
  const from = () => ({ ip: `10.7.0.${address}` });

  /** Holds an account's row while `run` is under way and until it waits for that row, then does `change`. */
  async function whileHeld<Result>(
    name: string,
    run: () => Promise<Result>,
    change: Partial<typeof account.$inferInsert>,
  ): Promise<Result> {
    const { db } = open();
    const own = eq(account.loginName, demoAccount(name).examineeNo);
    let running: Promise<Result> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(account).where(own).for('update');
      running = run();
      await somebodyWaits(db);
      await tx.update(account).set(change).where(own);
    });
    return running as Promise<Result>;
  }

  const changes: [string, string, Partial<typeof account.$inferInsert>][] = [
    ['F1 the password was changed', '李明轩', { passwordHash: 'another' }],
    ['F1 the account was disabled', '郑凯', { status: 'DISABLED' }],
  ];
  it.each(changes)('no session begins with a password that was right until %s', async (_, name, change) => {
    const payload = {
      loginType: 'PASSWORD',
      account: demoAccount(name).examineeNo,
      password: await app.seal('Demo@2026x'),
    };
    const refused = await whileHeld(name, () => app.call(loginManyWay, payload, from()), change);
    expect(refused).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '账号信息刚刚发生变化，请重新登录',
    });
  });

  it('F22 no session begins with a code to a number that was bound until then', async () => {
    const { mobile } = demoPeople.find((person) => person.name === '孙浩然')!;
    const smsCode = await app.smsCode(mobile, 'LOGIN', from());
    const payload = { loginType: 'SMS', mobile, smsCode, codeKey: 'any' };
    const change = { mobileHash: 'another' };
    const refused = await whileHeld('孙浩然', () => app.call(loginManyWay, payload, from()), change);
    expect(refused.errorMsg).toBe('账号信息刚刚发生变化，请重新登录');
  });

  it('F1 no sign-up opens by a code to a number that was bound until then', async () => {
    const visit = await visitSignUp(app, 'PRACTICE');
    const person = identityOf('冯雪');
    const smsCode = await app.smsCode(person.mobile, 'PRACTICE_SIGNUP', from());
    const { batch, guestTicket } = visit;
    const start = { type: 'PRACTICE', batchId: batch.batchId, guestTicket, codeKey: 'any', smsCode };
    const refused = await whileHeld(
      '冯雪',
      () => app.call(startSignUpNLog, { ...start, ...person }, from()),
      {
        mobileHash: 'one more',
      },
    );
    expect(refused.errorCode).toBe(errorCode.notFound);
  });

  it('F13 of many changes with one old password one succeeds, and its sessions are over', async () => {
    const sessions = [await app.login('陈思远', from()), await app.login('陈思远', from())];
    const change = async (token: string, index: number) => {
      const sealed = await app.seal(`Fresh#202${index}`);
      const oldPassword = await app.seal('Demo@2026x');
      return app.call(
        updatePassword,
        { oldPassword, newPassword: sealed, confirmPassword: sealed },
        { token },
      );
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(sessions[index % 2]!.token, index % 10)),
    );
    const codes = answers.map(({ errorCode: code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes).not.toContain(errorCode.serverBusy);
    for (const { token } of sessions)
      expect((await app.call(getUserInfo, {}, { token })).errorCode).toBe(errorCode.sessionInvalid);
  });

  it('F6 forty choices of a default at once: one default, no crash, and nobody else waits', async () => {
    const { token, majorInfoList } = await app.login('何静', from());
    const other = await app.login('黄磊', from());
    const choose = (index: number) =>
      app.call(chooseMajor, { majorId: majorInfoList[index % 2]!.majorId, asDefault: true }, { token });
    const choices = Promise.all(Array.from({ length: 40 }, (_, index) => choose(index)));
    expect((await app.call(getUserInfo, {}, { token: other.token })).errorCode).toBe(0);
    const codes = new Set((await choices).map(({ errorCode: code }) => code));
    expect([...codes].sort()).toEqual([0, errorCode.tooFrequent]);
    const rows = await open().db.select().from(studentMajor).where(eq(studentMajor.isDefault, true));
    expect(rows.filter(({ id }) => majorInfoList.some(({ majorId }) => majorId === id))).toHaveLength(1);
  });

  it('F6 whoever waits too long for a row is asked to try again', async () => {
    const { token, majorInfoList } = await app.login('何静', from());
    const { db } = open();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select id from student for update`);
      const waited = await app.call(chooseMajor, { majorId: majorInfoList[0]!.majorId }, { token });
      expect(waited).toMatchObject({ errorCode: errorCode.tooFrequent, data: { retryAfter: 2 } });
    });
  });
});
