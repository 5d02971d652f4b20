import { getStudentDetail, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../credentials/password-hash.ts';
import { account } from '../../db/schema/account.ts';
import { student } from '../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { addStudent } from '../../testing/test-student.ts';

const common = '密码过于常见，容易被猜到，请换一个';
const unseen = '密码含有无法显示的字符，请重新输入';

onPostgres('what a new password may be', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const change = async (token: string, newPassword: string, oldPassword = 'Demo@2026x') =>
    app.call(
      updatePassword,
      {
        oldPassword: await app.seal(oldPassword),
        newPassword: await app.seal(newPassword),
        confirmPassword: await app.seal(newPassword),
      },
      { token },
    );

  const refusals: [string, string][] = [
    ['Password1', common],
    ['P@ssw0rd', common],
    ['Aa123456', common],
    ['Woaini1314', common],
    ['Wujiayi1', '密码不能包含姓名拼音'],
    ['jiaYI.wu#7', '密码不能包含姓名拼音'],
    ['Abc#2\0xyz9', unseen],
    ['Abc#2\u200bxyz9', unseen],
  ];

  it.each(refusals)('F10 吴佳怡 may not take %j: %s', async (password, problem) => {
    const { token } = await app.login('吴佳怡');
    const refused = await change(token, password);
    expect(refused).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { newPassword: problem } },
    });
  });

  it('F10 what getStudentDetail shows of the name is what is refused', async () => {
    const { token } = await app.login('李明轩');
    const { data } = await app.call(getStudentDetail, {}, { token });
    expect(data.namePinyin).toEqual(expect.arrayContaining(['limingxuan', 'mingxuanli']));
    for (const spelling of data.namePinyin) {
      const refused = await change(token, `${spelling}#A7`);
      expect(refused.data).toEqual({ fieldErrors: { newPassword: '密码不能包含姓名拼音' } });
    }
  });

  describe('of a student without 考籍', () => {
    it('F10 keeps the same rules, then works', async () => {
      const { token, accountId, studentId } = await addStudent(app.deps);
      const { db } = open();
      const passwordHash = await hashPassword('Demo@2026x');
      await db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
      await db.update(student).set({ name: '单雨' }).where(eq(student.id, studentId));
      const own: [string, string][] = [
        ['short#1', '密码应为 8–20 个字符，不含空格'],
        ['onlyletters', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
        [`Ab#${studentId.slice(-6)}`, '密码不能包含身份证后六位'],
        ['Shanyu#77', '密码不能包含姓名拼音'],
        ['Danyu#777', '密码不能包含姓名拼音'],
        ['Password1', common],
      ];
      for (const [password, problem] of own) {
        const refused = await change(token, password);
        expect(refused.data).toEqual({ fieldErrors: { newPassword: problem } });
      }
      expect(await change(token, 'Kuaile#7351')).toMatchObject({ errorCode: 0 });
    });
  });
});
