import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import { getGraduation } from '@qianwei/api/contract/graduation/graduation';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { degreeCommands } from '../areas/degree/degree.commands.ts';
import { graduationCommands } from '../areas/graduation/graduation.commands.ts';
import { file } from '../db/schema/file.ts';
import { degreeApply, graduationApply } from '../db/schema/graduation.ts';
import { auditLog } from '../db/schema/operation.ts';
import { savingOf, submissionOf, uploadDrawing } from '../testing/apply-visit.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../testing/staff-desk.ts';
import { onPostgres } from '../testing/test-database.ts';

onPostgres('the office and its students', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-office-'));
  const tokens = new Map<string, string>();
  const tokenOf = (name: string) => tokens.get(name) ?? '';

  const graduation = async (name: string) =>
    (await app.call(getGraduation, {}, { token: tokenOf(name) })).data;
  const receiptOf = async (name: string) => (await graduation(name)).receipt?.receiptNo ?? '';
  const degree = async () => (await app.call(getDegreeApply, {}, { token: tokenOf('郑凯') })).data;
  const saveDegree = async (change: object = {}) => {
    const own = await degree();
    const document = { ...(own.draft?.document ?? own.initial), ...change };
    return app.call(saveDegreeApply, savingOf(own, document), { token: tokenOf('郑凯') });
  };
  const submitDegree = async (more: object = {}) => {
    const token = tokenOf('郑凯');
    return app.call(
      submitDegreeApply,
      { ...(await submissionOf(app, await degree(), token)), ...more },
      { token },
    );
  };
  /** Publishes the rules of the open batch of degrees with a change. */
  const publish = async (change: object, ...more: string[]) => {
    const { ruleset, batch } = await degree();
    const path = join(folder, `${app.deps.random.id()}.json`);
    writeFileSync(path, JSON.stringify({ ...ruleset, ...change }));
    const basis = ['--basis', '《补充通知》', '--basis-date', '2026-11-20'];
    return desk.ops('apply-batches:rules', 'DEGREE', batch?.name ?? '', path, ...basis, ...more);
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, [...graduationCommands, ...degreeCommands]);
    for (const name of ['吴佳怡', '郑凯']) tokens.set(name, (await app.login(name)).token);
  }, 60_000);
  afterAll(() => {
    desk.leave();
    rmSync(folder, { recursive: true });
  });

  it('a student reads which office has decided, and never who', async () => {
    const receiptNo = await receiptOf('吴佳怡');
    const { timeline, returned } = await graduation('吴佳怡');
    expect(timeline.events.map(({ step, by }) => [step, by])).toEqual([
      ['SUBMIT', '本人'],
      ['APPROVE', '助学单位'],
      ['RETURN', '主考院校'],
    ]);
    expect(returned?.by).toBe('主考院校');
    expect(await desk.ops('graduations:show', receiptNo)).toContain('江澜大学自考办');
  });

  it('the signed form is asked for as the notice n08 says, and is among what was handed in', async () => {
    const { materials, document } = await graduation('吴佳怡');
    const form = materials.find(({ code }) => code === 'REGISTER_FORM');
    expect(form).toMatchObject({ need: 'ALWAYS', required: true });
    expect(document?.registerForm).toEqual([form?.files[0]?.fileId]);
  });

  it('a student of another platform reads that graduation and degree are handled elsewhere', async () => {
    const { token } = await app.login('黄磊');
    const refused = await app.call(getGraduation, {}, { token });
    expect(refused.errorCode).toBe(errorCode.notEligible);
    expect(refused.errorMsg).toContain('毕业和学位');
  });

  it('nobody reads the differences of rules that are not published yet', async () => {
    await saveDegree();
    const seen = (await degree()).rules?.version ?? 0;
    await publish({ publicityDays: 30 }, '--publish', '2099-01-01 09:00');
    expect(await submitDegree({ rulesVersion: seen + 1 })).toMatchObject({
      errorCode: errorCode.conflict,
      data: { rulesVersion: seen, changes: [] },
    });
  });

  it('rules that changed since the student saw them come first: nothing is submitted, and the draft stays', async () => {
    await saveDegree();
    const seen = (await degree()).rules?.version ?? 0;
    await publish({ publicityDays: 10 });
    const refused = await submitDegree({ rulesVersion: seen });
    expect(refused).toMatchObject({
      errorCode: errorCode.conflict,
      data: {
        rulesVersion: (await degree()).rules?.version,
        changes: [{ rule: 'publicityDays', before: 7, after: 10 }],
      },
    });
    expect((await degree()).draft).not.toBeNull();
    expect((await submitDegree()).errorCode).toBe(0);
  });

  it('a signature signs one submission: for the next one the student signs again', async () => {
    const { applyId } = await degree();
    const [row] = await open().db.select().from(degreeApply);
    const withdrawal = { applyId, reason: '题目要改' };
    await app.call(withdrawDegreeApply, withdrawal, { token: tokenOf('郑凯') });
    expect(await submitDegree({ signatureFileId: row?.signatureFileId })).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { signatureFileId: '这个签名已经用过，请重新签名' } },
    });
  });

  it('the proof that the rules name is asked for whichever way proves the language; what does not count is dropped', async () => {
    await publish({ materials: [{ code: 'DEGREE_PROOF', need: 'ALWAYS' }] });
    await saveDegree({ certNo: '211032261001234', certScore: 455 });
    expect(await submitDegree()).toMatchObject({
      data: { fieldErrors: { proof: '请上传外语成绩证明' } },
    });
    const proof = [await uploadDrawing(app, 'DEGREE_PROOF', tokenOf('郑凯'))];
    await saveDegree({ proof });
    expect((await submitDegree()).errorCode).toBe(0);
    expect((await degree()).document).toMatchObject({
      ...{ language: 'DEGREE_ENGLISH', certNo: '', certDay: '', certScore: null },
      proof,
    });
  });

  it('files of an application are written into a new or empty folder, never among others', async () => {
    const receiptNo = (await degree()).receipt?.receiptNo ?? '';
    const target = join(folder, 'files');
    const written = await desk.ops('degrees:files', receiptNo, target);
    const held = readdirSync(target);
    expect(held.length).toBe(written.split('\n').length);
    await expect(desk.ops('degrees:files', receiptNo, target)).rejects.toThrow(
      /^目录 .* 里已有文件，请换一个新目录$/,
    );
    expect(readdirSync(target)).toEqual(held);
    const { applyId } = await degree();
    const lines = eq(auditLog.action, 'FILES');
    expect(await open().db.select().from(auditLog).where(lines)).toMatchObject([
      { bizType: 'DEGREE', bizId: applyId, operatorType: 'STAFF', opinion: `另存附件 ${held.length} 个` },
    ]);
    const [shared, link] = [join(folder, 'shared'), join(folder, 'link')];
    mkdirSync(shared);
    chmodSync(shared, 0o755);
    symlinkSync(target, link);
    await expect(desk.ops('degrees:files', receiptNo, shared)).rejects.toThrow('别人也能打开');
    rmSync(target, { recursive: true });
    mkdirSync(target, { mode: 0o700 });
    await expect(desk.ops('degrees:files', receiptNo, link)).rejects.toThrow('是链接');
    expect(readdirSync(target)).toEqual([]);
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'mine');
    await expect(desk.ops('degrees:files', receiptNo, taken)).rejects.toThrow(/^无法建立目录 [^\n]*$/);
  });

  it('two batches of one type are never open at one time', async () => {
    const set = (type: string, name: string, span: string) =>
      desk.ops('apply-batches:set', type, name, '--apply', span);
    await set('DEGREE', '2030年上半年', '2030-04-01 09:00/2030-04-20 17:00');
    await expect(set('DEGREE', '2030年补办', '2030-04-20 16:59/2030-05-20 17:00')).rejects.toThrow(
      '学位申请的批次不能同时受理，和 2030年上半年 的时间重叠',
    );
    await set('DEGREE', '2030年补办', '2030-04-20 17:00/2030-05-20 17:00');
    await set('GRADUATION', '2030年上半年', '2030-04-01 09:00/2030-04-20 17:00');
    // A batch may be moved over its own time.
    await set('DEGREE', '2030年上半年', '2030-04-02 09:00/2030-04-20 17:00');
  });

  it('a certificate that was typed wrong is corrected: its student reads why, the audit what', async () => {
    const receiptNo = await receiptOf('郑凯');
    const before = (await graduation('郑凯')).certificate;
    const correct = (...options: string[]) =>
      desk.ops(
        'graduations:correct-certificate',
        receiptNo,
        ...options,
        '--reason',
        '录入时错了一位',
        '--by',
        '王芳',
      );
    await expect(correct()).rejects.toThrow('至少要有一个');
    await expect(correct('--cert', before?.certNo ?? '')).rejects.toThrow('没有要更正的');
    expect(await correct('--cert', 'jl-2026-0418')).toContain('毕业证书 JL-2026-0418');
    const { certificate, timeline, status } = await graduation('郑凯');
    expect(status).toBe('GRANTED');
    expect(certificate).toEqual({ certNo: 'JL-2026-0418', issueDay: before?.issueDay });
    expect(timeline.events.at(-1)).toMatchObject({
      step: 'CORRECT',
      by: '省考办',
      opinion: '录入时错了一位（编号由尾号 0417 改为尾号 0418）',
    });
    const lines = await open().db.select().from(auditLog).where(eq(auditLog.action, 'CORRECT'));
    expect(lines).toMatchObject([{ bizType: 'GRADUATION', operatorId: '王芳' }]);
    await expect(
      desk.ops(
        'graduations:correct-certificate',
        await receiptOf('吴佳怡'),
        '--cert',
        '1234567',
        '--reason',
        '错',
      ),
    ).rejects.toThrow('还没有登记毕业证书');
  });

  it('a corrected day moves the time limit of the degree; a number is one with any case of its letters', async () => {
    const { db } = open();
    const receiptNo = await receiptOf('郑凯');
    const before = await degree();
    const day = before.holder.graduateDate ?? '';
    const earlier = `${day.slice(0, 8)}${String(Number(day.slice(8)) - 1).padStart(2, '0')}`;
    const correct = (...options: string[]) =>
      desk.ops('graduations:correct-certificate', receiptNo, ...options, '--reason', '录入有误');
    await correct('--date', earlier);
    const after = await degree();
    expect(after.holder.graduateDate).toBe(earlier);
    expect((after.deadline ?? '') < (before.deadline ?? '')).toBe(true);
    await db
      .update(graduationApply)
      .set({ status: 'GRANTED', returnUntil: null, certNo: 'AB-000123', certDay: '2026-11-20' })
      .where(eq(graduationApply.receiptNo, await receiptOf('吴佳怡')));
    await expect(correct('--cert', 'ab-000123')).rejects.toThrow('证书编号 AB-000123 已登记过');
  });

  it('a report says of each application if it was reported, and why not; it can be repeated', async () => {
    const { db } = open();
    const receiptNo = await receiptOf('吴佳怡');
    const batch = (await graduation('吴佳怡')).batch?.name ?? '';
    const own = eq(graduationApply.receiptNo, receiptNo);
    const approved = {
      status: 'APPROVED',
      level: 'PROVINCE',
      certNo: null,
      certDay: null,
      returnUntil: null,
    } as const;
    await db.update(graduationApply).set(approved).where(own);
    const report = () => desk.ops('graduations:report', batch);
    expect(await report()).toBe(
      `已上报 0 份\n没有上报 1 份：\n${receiptNo}  现在有条件不满足：照片合格（413×626）。请退回或不通过，并写明原因`,
    );
    const [row] = await db.select().from(graduationApply).where(own);
    const photos = and(eq(file.studentId, row?.studentId ?? ''), eq(file.scene, 'GRAD_PHOTO'));
    await db.update(file).set(photoPixels).where(photos);
    expect(await report()).toBe(`已上报 1 份：${receiptNo}`);
    expect(await report()).toContain('没有审核通过、待上报');
    const reports = and(
      eq(auditLog.action, 'REPORT'),
      eq(auditLog.bizId, (await graduation('吴佳怡')).applyId ?? ''),
    );
    expect(await db.$count(auditLog, reports)).toBe(1);
  });
});
