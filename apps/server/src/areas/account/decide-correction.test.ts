import { applyCorrection, getStudentDetail } from '@qianwei/api/contract/account';
import { applicationTimeline } from '@qianwei/api/contract/application';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { timelineOf } from '../../application/timeline.ts';
import { file } from '../../db/schema/file.ts';
import { auditLog } from '../../db/schema/operation.ts';
import { correction } from '../../db/schema/student.ts';
import { DomainProblem } from '../../problems.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { accountCommands } from './account.commands.ts';
import { correctionKind } from './correction-kind.ts';

onPostgres('deciding about a correction', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const ops = async (name: string, ...args: string[]) => {
    const command = accountCommands.find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  /** Lets a student of the demo institution apply. */
  const apply = async (name: string, field: string, newValue: string) => {
    const { token, id: studentId } = await app.login(name);
    const proof = app.deps.random.id();
    await open()
      .db.insert(file)
      .values({
        ...{ id: proof, studentId, scene: 'QA_FILE', name: '身份证.jpg', size: 1, mime: 'image/jpeg' },
        ...{ sha256: '00', path: '00', storedAt: app.clock.now() },
      });
    const payload = { field, newValue, reason: '与证件不符', fileIds: [proof] };
    const { data } = await app.call(applyCorrection, payload, { token });
    const detail = async () => (await app.call(getStudentDetail, {}, { token })).data;
    const home = async () => (await app.call(getHomeIndex, {}, { token })).data;
    return { id: data.correctionId, detail, home };
  };
  const acts = async (id: string) =>
    (await open().db.select().from(auditLog).where(eq(auditLog.bizId, id))).map(({ action }) => action);

  it('is listed, shown with its proof, and changes the record once it is approved', async () => {
    const { id, detail } = await apply('王雨桐', 'name', '王雨彤');
    const before = await detail();
    expect(await ops('corrections:list')).toMatch(new RegExp(`^${id}  \\d{4}-.+  姓名$`));
    const sheet = await ops('corrections:show', id);
    for (const text of ['学生：王雨桐', '姓名：王雨桐 改为 王雨彤', '与证件不符', '身份证.jpg', '提交  本人'])
      expect(sheet).toContain(text);

    const decided = await ops('corrections:decide', id, '--approve', '--by', '李老师');
    expect(decided).toContain('状态：审核通过');
    expect(decided).toContain('通过  李老师');
    expect(await ops('corrections:list')).toBe('没有待审核的更正申请');
    expect(await detail()).toMatchObject({
      name: '王雨彤',
      revision: before.revision + 1,
      corrections: [{ status: 'APPROVED', opinion: '' }],
    });
  });

  it('a return becomes a duty on home with what staff wrote; applying again closes it', async () => {
    const { id, detail, home } = await apply('赵婉清', 'gender', '男');
    await expect(ops('corrections:decide', id, '--return')).rejects.toThrow('须写明意见');
    expect(await detail()).toMatchObject({ corrections: [{ status: 'PENDING' }] });
    await ops('corrections:decide', id, '--return', '--reply', '请补充户口簿');
    expect(await detail()).toMatchObject({
      gender: 'FEMALE',
      corrections: [{ status: 'RETURNED', opinion: '请补充户口簿' }],
    });
    const duty = expect.objectContaining({ title: '重新申请更正性别', desc: '请补充户口簿' });
    const { nextStep, followingSteps } = await home();
    expect([nextStep, ...followingSteps]).toContainEqual(duty);

    await apply('赵婉清', 'gender', '男');
    const later = await home();
    expect([later.nextStep, ...later.followingSteps]).not.toContainEqual(duty);
  });

  it('shows its timeline in the shape of the contract, with nothing of another request', async () => {
    const { id } = await apply('孙浩然', 'birthday', '1994-08-10');
    await ops('corrections:decide', id, '--reject', '--reply', '与公安信息一致，无须更正', '--by', '李老师');
    const { db } = open();
    const [row] = await db.select().from(correction).where(eq(correction.id, id));
    const timeline = await timelineOf(db, correctionKind, row!);
    expect(v.parse(applicationTimeline, timeline)).toEqual(timeline);
    expect(timeline).toMatchObject({
      state: 'REJECTED',
      receiptNo: '',
      files: [{ name: '身份证.jpg' }],
      events: [
        { step: 'SUBMIT', by: '本人', opinion: '' },
        { step: 'REJECT', by: '李老师', opinion: '与公安信息一致，无须更正' },
      ],
    });
  });

  it('two of staff decide at once: one does, the other reads what was decided', async () => {
    const names = ['吴佳怡', '周子墨', '陈思远', '冯雪', '何静'];
    const requests = await Promise.all(names.map((name) => apply(name, 'name', `${name}文`)));
    const decisions = await Promise.all(
      requests.map(({ id }) =>
        Promise.allSettled([
          ops('corrections:decide', id, '--approve', '--by', '王老师'),
          ops('corrections:decide', id, '--return', '--reply', '照片不清', '--by', '李老师'),
        ]),
      ),
    );
    for (const [index, decided] of decisions.entries()) {
      const { id, detail, home } = requests[index]!;
      expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const approved = decided[0]?.status === 'fulfilled';
      expect(decided[approved ? 1 : 0]).toMatchObject({
        reason: {
          name: 'DomainProblem',
          message: expect.stringContaining(approved ? '审核通过，不能' : '退回修改，不能'),
        },
      });
      expect(await detail()).toMatchObject({
        name: approved ? `${names[index]}文` : names[index],
        corrections: [{ status: approved ? 'APPROVED' : 'RETURNED' }],
      });
      expect((await acts(id)).sort()).toEqual(['APPLY', approved ? 'APPROVE' : 'RETURN'].sort());
      const { nextStep, followingSteps } = await home();
      const titles = [nextStep, ...followingSteps].map((step) => step?.title);
      expect(titles.includes('重新申请更正姓名')).toBe(!approved);
    }
  });

  it('what cannot be stored is not approved, and stays as it was', async () => {
    const taken = await apply('郑凯', 'idCard', '320198199408090510');
    await expect(ops('corrections:decide', taken.id, '--approve')).rejects.toThrow('另一位学生名下');
    expect(await taken.detail()).toMatchObject({ corrections: [{ status: 'PENDING' }] });
    expect(await acts(taken.id)).toEqual(['APPLY']);
    const major = await apply('李明轩', 'majorName', '会计学');
    await expect(ops('corrections:decide', major.id, '--approve')).rejects.toThrow('考籍变更');
    expect(await major.detail()).toMatchObject({ corrections: [{ status: 'PENDING' }] });
  });

  it.each([
    [['corrections:show', 'none'], '没有编号为 none 的更正申请'],
    [['corrections:decide', 'none', '--approve'], '没有编号为 none 的更正申请'],
    [['corrections:decide', 'none'], '须且只能有一个'],
    [['corrections:decide', 'none', '--approve', '--reject'], '须且只能有一个'],
    [['corrections:list', 'all'], '需要 0 个参数'],
  ])('%j is answered with what is wrong', async ([name = '', ...args], text) => {
    const failed = ops(name, ...args);
    await expect(failed).rejects.toBeInstanceOf(DomainProblem);
    await expect(failed).rejects.toThrow(text);
  });
});
