import {
  cancelExemption,
  getCourseSetting,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exemption } from '../../../db/schema/academic.ts';
import { file } from '../../../db/schema/file.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { signUp } from '../../../db/schema/sign-up.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { windowCommands } from '../../../institution/window.commands.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { formatDay } from '../../../time.ts';
import { academicCommands } from '../academic.commands.ts';
import { registrationCommands } from '../registration/registration.commands.ts';

const code = '02324';

onPostgres('a course that is registered and exempt', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let studentId: string;
  let periodId: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token, id: studentId } = await app.login('周子墨'));
    periodId = (await app.call(getExamPlan, {}, { token })).data.periodId ?? '';
    const day = (distance: number) => formatDay(new Date(app.clock.now().getTime() + distance * 86_400_000));
    await ops('windows:set', 'EXEMPTION', '--from', day(-1), '--to', day(5));
  }, 60_000);

  const ops = async (name: string, ...args: string[]) => {
    const all = [...academicCommands, ...windowCommands, ...registrationCommands];
    const command = all.find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  const offering = async () =>
    (await app.call(getExamPlan, {}, { token })).data.courses.find(({ courseCode }) => courseCode === code);
  const payload = () => ({ periodId, courseCodes: [code], siteArea: '9801' });
  const submit = () => app.call(submitExamApply, payload(), { token });
  const records = async () => (await app.call(getExamApplyList, { periodId }, { token })).data;
  const openOffers = async () => {
    const { facts } = (await app.call(getGraduationPlan, {}, { token })).data;
    const index = facts.periods.findIndex(({ state }) => state === 'OPEN');
    const course = facts.written.find(({ courseCode }) => courseCode === code);
    return course?.offers.filter(({ period }) => period === index).length;
  };
  const proof = async () => {
    const id = app.deps.random.id();
    await open()
      .db.insert(file)
      .values({
        ...{ id, studentId, scene: 'EXEMPT_PROOF', name: '成绩单.pdf', size: 1, mime: 'application/pdf' },
        ...{ sha256: '00', path: '00', storedAt: app.clock.now() },
      });
    return id;
  };
  const apply = async () => {
    const certificate = { basisType: 'NCRE', certNo: '65011', obtainDate: '2019-09-28' };
    return app.call(
      submitExemption,
      { courseCode: code, ...certificate, fileIds: [await proof()] },
      { token },
    );
  };

  it('while its exemption waits, it cannot be registered, and reads where the application is taken back', async () => {
    expect(await openOffers()).toBe(1);
    const { data } = await apply();
    const reason = '免考待审，不能报考；要报考，先在课程设置里撤回免考申请';
    expect(await offering()).toMatchObject({ myStatus: 'EXEMPTION_PENDING', reason });
    expect(await submit()).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: `${code} ${reason}`,
      data: { way: { kind: 'PAGE', path: '/academic/course/setting' } },
    });
    const checked = await app.call(checkExamApply, { ...payload(), keep: false }, { token });
    expect(checked.data).toMatchObject({ ok: false, errors: [{ courseCode: code }] });
    // The way to graduation proposes for the open period only courses that can be registered.
    expect(await openOffers()).toBe(0);
    await app.call(cancelExemption, { exemptionId: data.exemptionId }, { token });
    expect(await offering()).toMatchObject({ myStatus: 'OPEN' });
  });

  it('approved all the same, it ends the registration: the seat is free, the payment is to be paid back and both sides read it', async () => {
    const { db } = open();
    await db.update(examPeriod).set({ feeEnabled: true }).where(eq(examPeriod.id, periodId));
    const { data: order } = await submit();
    await ops('registrations:pay', order.receiptNo);
    const seats = async () => (await offering())?.seats[0]?.left;
    expect([(await apply()).errorCode, await seats()]).toEqual([errorCode.notEligible, 2]);
    const [record] = await db.select().from(studentMajor).where(eq(studentMajor.studentId, studentId));
    // As it was possible before one refused the other.
    await db.insert(exemption).values({
      ...{ studentId, studentMajorId: record!.id, courseId: code, basisType: 'NCRE', certNo: '65011' },
      ...{ obtainDate: '2019-09-28', reason: '', fileIds: [], status: 'PENDING', receiptNo: 'MK1' },
      appliedAt: app.clock.now(),
    });
    const decided = await ops('exemptions:decide', 'MK1', '--approve', '--by', '李老师');
    const [, receiptNo = ''] =
      /已撤销报考：.+考期 02324，46 元待退，撤销回执号 (BK\d{8}-\d{6})$/.exec(decided) ?? [];
    expect(receiptNo).not.toBe('');
    expect(await offering()).toMatchObject({ myStatus: 'EXEMPT', registration: null });
    expect(await seats()).toBe(3);
    const after = await records();
    expect(after.list.filter(({ courseCode }) => courseCode === code)).toMatchObject([
      { status: 'CANCELLED' },
    ]);
    expect(after.log[0]).toMatchObject({ text: `免考通过，撤销 ${code}，46 元待退`, receiptNo });
    expect(await db.select().from(auditLog).where(eq(auditLog.bizId, receiptNo))).toMatchObject([
      { bizType: 'EXAM_APPLY', action: 'EXEMPT', operatorId: '李老师' },
    ]);

    const list = await ops('refunds:list');
    expect(list).toContain('待退 1 笔，共 46 元：');
    expect(list).toMatch(new RegExp(`${receiptNo}  .+  013224200002  周子墨  .+考期 ${code}  46 元`));
    expect(await ops('refunds:done', receiptNo, '--by', '财务')).toBe(
      `${receiptNo} 已记为退费：${code}，46 元`,
    );
    expect(await ops('refunds:done', receiptNo)).toMatch(/的 46 元已于 .+ 退回，没有变化$/);
    expect(await ops('refunds:list')).toBe('没有待退的费用');
    expect((await records()).log[0]?.text).toMatch(/^免考通过，撤销 02324，46 元已于 .+ 退回$/);
    const acts = await db.select().from(auditLog).where(eq(auditLog.bizId, receiptNo));
    expect(acts.map(({ action }) => action).sort()).toEqual(['EXEMPT', 'REFUND']);
  });

  it('a withdrawal by the student is a refund only when it was paid', async () => {
    const other = { periodId, courseCodes: ['13003'], siteArea: '9801' };
    const register = async () => (await app.call(submitExamApply, other, { token })).data;
    const unpaid = await register();
    const first = (await app.call(cancelExamApply, { applyId: unpaid.applyIds[0] ?? '' }, { token })).data;
    await expect(ops('refunds:done', first.receiptNo)).rejects.toThrow('撤销时没有缴费，不用退费');
    const paid = await register();
    await expect(ops('refunds:done', paid.receiptNo)).rejects.toThrow(`没有撤销回执号 ${paid.receiptNo}`);
    await ops('registrations:pay', paid.receiptNo);
    const second = (await app.call(cancelExamApply, { applyId: paid.applyIds[0] ?? '' }, { token })).data;
    expect(second.refund).toBe(4600);
    expect((await records()).log[0]?.text).toBe('撤销 13003，46 元待退');
    const [{ signUpNo } = { signUpNo: '' }] = await open()
      .db.update(signUp)
      .set({ fee: 0 })
      .where(like(signUp.signUpNo, 'SJ%-900001'))
      .returning({ signUpNo: signUp.signUpNo });
    const list = await ops('refunds:list');
    expect(list).toContain(`${second.receiptNo}  `);
    expect(list).toMatch(new RegExp(`报名待退 1 笔，共 60 元.*\\n${signUpNo}  .*  60 元  改后多缴$`));
    await expect(ops('refunds:done', '')).rejects.toThrow('没有撤销回执号 （空）');
    expect((await app.call(getCourseSetting, {}, { token })).errorCode).toBe(0);
  });
});
