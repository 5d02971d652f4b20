import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getGraduation,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { upload } from '@qianwei/api/contract/upload';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { markChecked } from '../../apply/materials.ts';
import { grade } from '../../db/schema/academic.ts';
import { file } from '../../db/schema/file.ts';
import { applyBatch, graduationApply } from '../../db/schema/graduation.ts';
import { savingOf, submissionOf, uploadDrawing } from '../../testing/apply-visit.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { png } from '../../testing/sample-files.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { eachDatabase } from '../../testing/test-database.ts';
import { graduationCommands } from './graduation.commands.ts';

const day = 86_400_000;

eachDatabase('毕业材料提交', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let token = '';
  let filled: GraduationDocument;

  const read = async () => (await app.call(getGraduation, {}, { token })).data;
  const save = async (document: GraduationDocument) =>
    app.call(saveGraduation, savingOf(await read(), document), { token });
  const submission = async () => submissionOf(app, await read(), token);
  const submit = async () => app.call(submitGraduation, await submission(), { token });
  const decide = (number: string, level: string, ...choice: string[]) =>
    desk.ops('graduations:decide', number, '--level', level, ...choice);
  const checkedMaterials = async () =>
    (await read()).materials.flatMap(({ code, files }) =>
      files.some(({ checked }) => checked) ? [code] : [],
    );

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, graduationCommands);
    ({ token } = await app.login('吴佳怡'));
    const { document, materials } = await read();
    if (document === null) throw new Error('Nothing was submitted');
    const photo = materials[0]?.files.find(({ width }) => width === 480)?.fileId ?? '';
    const gap = { from: '2019-07', to: '2020-06', kind: 'PREPARE' as const, place: '备考', post: '' };
    filled = { ...document, photo: [photo], resume: [...document.resume, { ...gap, witness: '吴建国' }] };
  }, 60_000);
  // Each begins with a student who has everything and has handed in nothing.
  beforeEach(async () => {
    await app.deps.db.delete(graduationApply);
    expect((await save(filled)).errorCode).toBe(0);
  });
  afterAll(() => desk.leave());

  it('/apply/graduation of a hundred hand-ins at once one is an application, and the others change nothing', async () => {
    const payload = await submission();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.call(submitGraduation, payload, { token })),
    );
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await app.deps.db.$count(graduationApply)).toBe(1);
    expect(await read()).toMatchObject({
      status: 'SUBMITTED',
      level: 'UNIT',
      draft: null,
      withdrawable: true,
    });
  });

  it('staff read who gets the diploma, how to reach the student, and why it was taken back', async () => {
    const shown = async () => desk.ops('graduations:show', (await read()).receipt?.receiptNo ?? '');
    const proxy = { collectWay: 'PROXY', collectName: '吴建国', collectPhone: '13900001111' } as const;
    await save({ ...filled, ...proxy, marriage: 'SINGLE', phone: '13800001234', idCardUntil: '2036-05-01' });
    const { applyId } = (await submit()).data;
    const sheet = await shown();
    for (const line of [
      '代领人：吴建国、13900001111',
      '联系电话：13800001234',
      '婚姻状况：未婚',
      '身份证有效期至：2036-05-01',
      `备案表在线验证有效期至：${filled.chsiUntil}`,
    ])
      expect(sheet).toContain(line);
    await app.call(withdrawGraduation, { applyId, reason: '换了代领人' }, { token });
    expect(await shown()).toContain('上次撤回的原因：换了代领人');
  });

  it('the database itself refuses a second open application of a 考籍', async () => {
    expect((await submit()).errorCode).toBe(0);
    const [row] = await app.deps.db.select().from(graduationApply);
    if (row === undefined) throw new Error('Nothing was stored');
    const second = { ...row, id: app.deps.random.id(), receiptNo: 'BY20990101-000001' };
    await expect(app.deps.db.insert(graduationApply).values(second)).rejects.toThrow();
    await app.deps.db
      .update(graduationApply)
      .set({ status: 'EXPIRED' })
      .where(eq(graduationApply.id, row.id));
    await app.deps.db.insert(graduationApply).values(second);
    expect(await app.deps.db.$count(graduationApply)).toBe(2);
  });

  it('/apply/graduation what was handed in is taken back before its review, and is a draft again', async () => {
    expect((await submit()).data).toMatchObject({ status: 'SUBMITTED' });
    const { applyId } = await read();
    const locked = await app.call(withdrawGraduation, { applyId, reason: ' ' }, { token });
    expect(locked.errorCode).toBe(errorCode.badParameter);
    const { data } = await app.call(withdrawGraduation, { applyId, reason: '还要补一份材料' }, { token });
    expect(data).toEqual({ status: 'DRAFT' });
    expect(await read()).toMatchObject({ status: 'DRAFT', draft: { document: filled }, withdrawable: false });
    expect((await submit()).data).toMatchObject({ applyId, status: 'SUBMITTED' });
  });

  it('/apply/graduation who waits for a level can neither change nor take back what it has begun to read', async () => {
    await submit();
    const { applyId, receipt } = await read();
    await desk.ops('graduations:decide', receipt?.receiptNo ?? '', '--level', 'UNIT', '--approve');
    const taken = await app.call(withdrawGraduation, { applyId, reason: '还要补' }, { token });
    expect(taken.errorCode).toBe(errorCode.stateForbids);
    expect((await save(filled)).errorCode).toBe(errorCode.stateForbids);
  });

  it('/apply/graduation a score that is corrected after the hand-in keeps the next level from approving', async () => {
    await submit();
    const { receipt } = await read();
    const [passed] = await app.deps.db.select().from(grade).where(eq(grade.gradeType, 'PRACTICE'));
    const failed = { result: 'FAIL' as const, finalScore: 50 };
    const own = (await app.deps.db.select().from(graduationApply))[0]?.studentMajorId ?? '';
    const before = await app.deps.db.select().from(grade).where(eq(grade.studentMajorId, own));
    await app.deps.db
      .update(grade)
      .set(failed)
      .where(eq(grade.id, before[0]?.id ?? ''));
    const approve = desk.ops('graduations:decide', receipt?.receiptNo ?? '', '--level', 'UNIT', '--approve');
    await expect(approve).rejects.toThrow('现在有条件不满足');
    expect(await read()).toMatchObject({ status: 'SUBMITTED' });
    const { result, finalScore } = before[0] ?? passed ?? failed;
    await app.deps.db
      .update(grade)
      .set({ result, finalScore })
      .where(eq(grade.id, before[0]?.id ?? ''));
  });

  it('/apply/graduation returned as a whole it is changed, every level reads it again, and no file of it counts as checked', async () => {
    await submit();
    const { receipt } = await read();
    const number = receipt?.receiptNo ?? '';
    await decide(number, 'UNIT', '--approve');
    await decide(number, 'SCHOOL', '--approve');
    expect(await checkedMaterials()).toContain('MORAL_FORM');
    await decide(number, 'CITY', '--return', '--reply', '材料整体不实');
    expect(await checkedMaterials()).toEqual([]);
    const { document } = await read();
    expect((await save(document!)).errorCode).toBe(0);
    expect(await submit()).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '毕业申请被整份退回，内容还没有改，退回原因：材料整体不实',
    });
    expect((await save({ ...document!, awards: '三好学生' })).errorCode).toBe(0);
    expect(await submit()).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    expect(await read()).toMatchObject({ level: 'UNIT' });
  });

  it('/apply/graduation the signed 登记表 may be replaced while what it prints is mended, and staff read that it was', async () => {
    await submit();
    const number = (await read()).receipt?.receiptNo ?? '';
    await decide(number, 'UNIT', '--return', '--item', '奖惩与自我鉴定=写得太笼统');
    const { editableParts, document } = await read();
    expect(editableParts).toEqual(['STATEMENT', 'REGISTER_FORM']);
    const scan = new File([png(1200, 1600)], 'signed.png');
    const { fileId } = (await app.call(upload, { scene: 'REGISTER_FORM', file: scan }, { token })).data;
    const mended = { ...document!, awards: '三好学生' };
    expect((await save({ ...mended, registerForm: [] })).errorCode).toBe(0);
    expect(await submit()).toMatchObject({
      data: { fieldErrors: { registerForm: '请上传签字的毕业生登记表' } },
    });
    expect((await save({ ...mended, registerForm: [fileId], zipCode: '650001' })).data).toMatchObject({
      parts: ['CONTACT'],
    });
    expect((await save({ ...mended, registerForm: [fileId] })).errorCode).toBe(0);
    expect(await submit()).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    const { receipt } = await read();
    expect(await desk.ops('graduations:show', receipt?.receiptNo ?? '')).toContain(
      '提交  本人  改了奖惩与自我鉴定  改了登记表签字件',
    );
  });

  it('/apply/graduation the signed 登记表 stays as it is without another one, and is locked while nothing on it changes', async () => {
    await submit();
    const number = (await read()).receipt?.receiptNo ?? '';
    await decide(number, 'UNIT', '--return', '--item', '奖惩与自我鉴定=写得太笼统');
    await save({ ...(await read()).document!, awards: '三好学生' });
    expect((await submit()).errorCode).toBe(0);
    const { receipt, document } = await read();
    expect(document).toMatchObject({ awards: '三好学生', registerForm: filled.registerForm });
    await decide(receipt?.receiptNo ?? '', 'UNIT', '--return', '--item', '证书领取方式=请改为自取');
    expect((await read()).editableParts).toEqual(['COLLECTION']);
    expect(await save({ ...document!, registerForm: [] })).toMatchObject({
      data: { parts: ['REGISTER_FORM'] },
    });
  });

  it('/apply/graduation a 登记表 that was signed on the page alone leaves nothing to replace', async () => {
    await submit();
    const { receipt } = await read();
    const own = app.deps.secrets.encrypt(JSON.stringify({ ...filled, registerForm: [] }));
    await app.deps.db.update(graduationApply).set({ documentCipher: own });
    await decide(receipt?.receiptNo ?? '', 'UNIT', '--return', '--item', '本人简历=缺一段');
    expect((await read()).editableParts).toEqual(['RESUME']);
  });

  it.each([
    [['--return', '--reply', '长'.repeat(501)], '意见不超过 500 个字，现在有 501 个字'],
    [['--return', '--item', `本人简历=${'长'.repeat(501)}`], '项目“本人简历”的原因不超过 500 个字'],
  ])('/apply/graduation nobody has to read an endless opinion: %#', async (choice, words) => {
    await submit();
    const { receipt } = await read();
    await expect(decide(receipt?.receiptNo ?? '', 'UNIT', ...choice)).rejects.toThrow(words);
  });

  it('/apply/graduation no file counts as checked once the application is refused, nor another copy of it', async () => {
    await submit();
    const { receipt } = await read();
    const number = receipt?.receiptNo ?? '';
    await decide(number, 'UNIT', '--approve');
    await decide(number, 'SCHOOL', '--approve');
    const [row] = await app.deps.db.select().from(file).where(eq(file.id, filled.moralForm[0]!));
    const { id: _, ...content } = row!;
    const [copy] = await app.deps.db.insert(file).values(content).returning();
    const { studentId } = copy as { studentId: string };
    await markChecked(app.deps.db, {
      ...{ studentId, fileIds: [copy!.id], checkedAt: app.clock.now(), checkedFor: '毕业申请' },
    });
    await decide(number, 'CITY', '--reject', '--reply', '鉴定表是伪造的');
    expect(await checkedMaterials()).toEqual([]);
    await app.deps.db.delete(file).where(eq(file.id, copy!.id));
  });

  it('/apply/graduation who was refused applies in the next batch, not again in this one', async () => {
    await submit();
    const { receipt, batch } = await read();
    const refuse = ['--level', 'UNIT', '--reject', '--reply', '材料不实'];
    await desk.ops('graduations:decide', receipt?.receiptNo ?? '', ...refuse);
    const again = { batchId: batch?.batchId ?? '', document: filled, revision: 0 };
    const refused = { errorCode: errorCode.stateForbids, errorMsg: expect.stringContaining('下一批次') };
    expect(await app.call(saveGraduation, again, { token })).toMatchObject(refused);
    const payload = { batchId: again.batchId, applyId: null, revision: 1, rulesVersion: 2, agree: true };
    const signatureFileId = await uploadDrawing(app, 'SIGNATURE', token);
    expect(await app.call(submitGraduation, { ...payload, signatureFileId }, { token })).toMatchObject(
      refused,
    );
  });

  it('/apply/graduation refuses what another device has changed meanwhile, and somebody else’s application', async () => {
    const payload = await submission();
    expect((await save({ ...filled, awards: '三好学生' })).errorCode).toBe(0);
    const stale = await app.call(submitGraduation, payload, { token });
    expect(stale.errorCode).toBe(errorCode.conflict);
    const strange = { ...(await submission()), applyId: app.deps.random.id() };
    expect((await app.call(submitGraduation, strange, { token })).errorCode).toBe(errorCode.notFound);
    const other = (await app.login('郑凯')).token;
    const stolen = await app.call(submitGraduation, payload, { token: other });
    expect(stolen.errorCode).not.toBe(0);
  });

  it.each([
    [{ appraisal: '好'.repeat(126) }, { appraisal: '自我鉴定不少于 200 字（当前 126 字）' }],
    [{ appraisal: '好'.repeat(501) }, { appraisal: '自我鉴定不超过 500 字（当前 501 字）' }],
    [{ idCardFront: [] }, { idCardFront: '请上传身份证人像面' }],
    [{ preDiploma: ['nobody-has-this'] }, { preDiploma: '上传的文件已不在服务器上，请重新上传' }],
    [{ collectWay: 'MAIL' as const }, { collectAddress: '请填写邮寄地址' }],
  ])('/apply/graduation says at the field what is wrong: %j', async (change, fieldErrors) => {
    await save({ ...filled, ...change });
    expect(await submit()).toMatchObject({ errorCode: errorCode.badParameter, data: { fieldErrors } });
  });

  it('/apply/graduation the window that closes while the form is open keeps what was typed', async () => {
    const payload = await submission();
    const { batch } = await read();
    const endTime = new Date(app.clock.now().getTime() - 1);
    await app.deps.db
      .update(applyBatch)
      .set({ endTime })
      .where(eq(applyBatch.id, batch?.batchId ?? ''));
    const late = await app.call(submitGraduation, payload, { token });
    expect(late).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: expect.stringMatching(/^毕业申请未在开放时间内（.+ 至 .+）$/),
    });
    expect(await read()).toMatchObject({
      draft: { document: filled },
      obstacle: { way: { kind: 'OFFICE' } },
    });
    const again = new Date(app.clock.now().getTime() + day);
    await app.deps.db
      .update(applyBatch)
      .set({ endTime: again })
      .where(eq(applyBatch.id, batch?.batchId ?? ''));
    expect((await submit()).errorCode).toBe(0);
  });
});
