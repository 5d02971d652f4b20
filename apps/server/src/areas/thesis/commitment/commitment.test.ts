import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  commitmentText,
  getCommitment,
  getCommitmentFile,
  signCommitment,
} from '@qianwei/api/contract/thesis/commitment';
import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { upload } from '@qianwei/api/contract/upload';
import { hashWords } from '@qianwei/api/signing/hash-words';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages } from '../../../../../../tests/support/pdf-text.ts';
import { file } from '../../../db/schema/file.ts';
import { auditLog, rateLimit } from '../../../db/schema/operation.ts';
import { student } from '../../../db/schema/student.ts';
import { studentPlan, thesisRound, thesisStageRow } from '../../../db/schema/thesis.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import { uploadDrawing } from '../../../testing/apply-visit.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { commitmentCommands } from './commitment.commands.ts';

const title = '制造企业成本控制研究';

eachDatabase('诚信承诺书', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let token = '';
  let studentPlanId = '';

  const read = async (payload: { studentPlanId: string; retest?: boolean } = { studentPlanId }) =>
    (await app.call(getCommitment, payload, { token })).data;
  const sign = async (changes: Partial<Parameters<typeof signing>[0]> = {}) =>
    app.call(signCommitment, await signing(changes), { token });
  const signing = async (
    changes: { title?: string; version?: string; signatureFileId?: string; retest?: boolean } = {},
  ) => ({
    ...{ studentPlanId, title, version: 'V2.1', agree: true as const },
    signatureFileId: changes.signatureFileId ?? (await uploadDrawing(app, 'SIGNATURE', token)),
    ...changes,
  });
  const place = async (code: ThesisStage, columns: Partial<typeof thesisStageRow.$inferInsert>) =>
    app.deps.db
      .update(thesisStageRow)
      .set({ submittedAt: null, passedAt: null, returnedAt: null, ...columns })
      .where(and(eq(thesisStageRow.studentPlanId, studentPlanId), eq(thesisStageRow.code, code)));
  const statusOf = async (code: ThesisStage, roundNo = 1) =>
    (
      await app.deps.db
        .select({ status: thesisStageRow.status })
        .from(thesisStageRow)
        .where(
          and(
            eq(thesisStageRow.studentPlanId, studentPlanId),
            eq(thesisStageRow.code, code),
            eq(thesisStageRow.roundNo, roundNo),
          ),
        )
    )[0]?.status;

  /** 陈思远 again with a passed topic and nothing signed. */
  const begin = async () => {
    ({ token } = await app.login('陈思远'));
    const { db } = app.deps;
    await db.execute(sql`truncate table ${commitment}, ${rateLimit}`);
    const [own] = await db
      .select({ id: studentPlan.id })
      .from(studentPlan)
      .innerJoin(student, eq(student.id, studentPlan.studentId))
      .where(eq(student.name, '陈思远'));
    studentPlanId = own?.id ?? '';
    const topic = { title, advisorId: 'adv-05', thesisType: 'DEGREE', overall: 'ONGOING' } as const;
    await db.update(studentPlan).set(topic).where(eq(studentPlan.id, studentPlanId));
    const passedAt = app.clock.now();
    await place('RULE', { status: 'PASSED', passedAt });
    await place('TOPIC', { status: 'PASSED', passedAt });
    await place('COMMITMENT', { status: 'TODO' });
    await place('REPORT', { status: 'LOCKED' });
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, commitmentCommands);
  }, 60_000);
  afterAll(() => desk.leave());

  it('/thesis/letterCommitment of 王雨桐 is signed, stays so after the hand-in, and its code is found at the desk', async () => {
    ({ token } = await app.login('王雨桐'));
    const list = await app.deps.db.select().from(studentPlan).where(eq(studentPlan.title, title));
    studentPlanId = list[0]?.id ?? '';
    const shown = await read();
    expect(shown).toMatchObject({
      ...{
        letterTitle: '毕业论文（设计）诚信承诺书',
        version: 'V2.1',
        mustSignAgain: false,
        canSignAgain: false,
      },
      fields: { name: '王雨桐', majorName: '会计学', title, advisorName: '沈静宜', retestReason: null },
      signed: { title, version: 'V2.1', roundNo: 1 },
      obstacle: { reason: '“开题报告”已经提交，承诺书不能再重签。' },
      next: { stage: 'REPORT' },
    });
    expect(shown.items).toHaveLength(8);
    const refused = await sign();
    expect(refused).toMatchObject({ errorCode: errorCode.stateForbids, data: { way: { kind: 'PAGE' } } });
    const code = hashWords(shown.signed?.hash ?? '');
    for (const typed of [code, shown.signed?.hash ?? '', shown.fields.examineeNo]) {
      const sheet = await desk.ops('thesis-letters:show', typed);
      expect(sheet).toContain(`王雨桐 ${shown.fields.examineeNo}`);
      expect(sheet).toContain(`题目：${title}`);
      expect(sheet).toContain(`${shown.signed?.time} 签署`);
      expect(sheet).toContain(`校验码 ${code}（`);
      expect(sheet).toContain('核验：与签署时一致');
    }
    await expect(desk.ops('thesis-letters:show', '8F3A 61C2')).rejects.toThrow('16 位校验码');
    await expect(desk.ops('thesis-letters:show', 'ffff ffff ffff ffff')).rejects.toThrow('没有校验码');
    // A name that is corrected later changes nothing of what was signed.
    await app.deps.db.update(student).set({ name: '王雨彤' }).where(eq(student.name, '王雨桐'));
    const later = await desk.ops('thesis-letters:show', code);
    expect(later).toContain('王雨桐（现姓名 王雨彤）');
    expect(later).toContain('核验：与签署时一致');
    const ofThesis = eq(studentPlan.id, studentPlanId);
    const [before] = await app.deps.db.select().from(studentPlan).where(ofThesis);
    await app.deps.db.update(studentPlan).set({ advisorId: 'adv-06' }).where(ofThesis);
    const { signed, fields } = await read();
    expect(signed?.fields).toMatchObject({ name: '王雨桐', advisorName: '沈静宜' });
    expect(fields.name).toBe('王雨彤');
    expect(fields.advisorName).not.toBe('沈静宜');
    await app.deps.db.update(studentPlan).set({ advisorId: before!.advisorId }).where(ofThesis);
    await app.deps.db.update(student).set({ name: '王雨桐' }).where(eq(student.name, '王雨彤'));
  });

  it('/thesisRetest/letterCommitment another letter with the reason, and both can be downloaded', async () => {
    ({ token } = await app.login('孙浩然'));
    const [round] = await app.deps.db.select().from(thesisRound).where(eq(thesisRound.roundNo, 2));
    studentPlanId = round?.studentPlanId ?? '';
    const before = await read({ studentPlanId, retest: true });
    expect(before).toMatchObject({
      ...{
        letterTitle: '毕业论文（设计）诚信承诺书（复检）',
        roundNo: 2,
        signed: null,
        mustSignAgain: false,
      },
      ...{ obstacle: null, fields: { retestReason: '答辩不合格。答辩成绩 54 分，合格为 60 分。' } },
    });
    const signed = await sign({ retest: true, title: before.fields.title ?? '' });
    expect(signed.errorCode).toBe(0);
    expect(await statusOf('COMMITMENT', 2)).toBe('PASSED');
    // The check waits for the text, too.
    expect(await statusOf('CHECK', 2)).toBe('LOCKED');
    const after = await read({ studentPlanId, retest: true });
    expect(after).toMatchObject({ signed: { roundNo: 2 }, canSignAgain: true, earlier: [{ roundNo: 1 }] });
    expect(after.earlier[0]?.time).not.toBe(after.signed?.time);
    const blob = await app.send(
      getCommitmentFile,
      { commitmentId: signed.data.commitmentId, export: true },
      { token },
    );
    const [page] = pdfPages(Buffer.from(await blob.arrayBuffer()));
    expect(page).toContain('复检轮次第2轮');
    expect(page).toContain('复检原因答辩不合格。');
    expect(
      (
        await app.call(
          getCommitment,
          { studentPlanId, retest: true },
          { token: (await app.login('陈思远')).token },
        )
      ).errorCode,
    ).toBe(errorCode.notFound);
  });

  it('/thesis/letterCommitment 该环节尚未开放，请先完成“选题”, with the way there', async () => {
    await begin();
    await place('TOPIC', { status: 'TODO' });
    await place('COMMITMENT', { status: 'LOCKED' });
    const { obstacle } = await read();
    expect(obstacle?.reason).toBe('该环节尚未开放，请先完成“选题”。');
    expect(obstacle?.way).toMatchObject({ kind: 'PAGE', text: '去选题' });
    expect(await sign()).toMatchObject({ errorCode: errorCode.stateForbids, errorMsg: obstacle?.reason });
    await place('TOPIC', { status: 'SUBMITTED', submittedAt: app.clock.now() });
    expect((await read()).obstacle?.way).toMatchObject({ text: '查看选题' });
    expect(await app.deps.db.$count(commitment)).toBe(0);
  });

  it('/thesis/letterCommitment a signature passes the stage, is audited, and its hash can be computed again', async () => {
    await begin();
    const shown = await read();
    expect(shown).toMatchObject({ signed: null, mustSignAgain: false, canSignAgain: false, obstacle: null });
    expect(shown.task?.title).toBe('签署诚信承诺书');
    const signatureFileId = await uploadDrawing(app, 'SIGNATURE', token);
    const answer = await sign({ signatureFileId });
    expect(answer.errorCode).toBe(0);
    expect(await statusOf('COMMITMENT')).toBe('PASSED');
    const after = await read();
    expect(after.signed).toMatchObject({
      commitmentId: answer.data.commitmentId,
      hash: answer.data.hash,
      title,
    });
    expect(after).toMatchObject({ canSignAgain: true, obstacle: null, earlier: [] });
    expect(after.task?.title).toBe('阅读《开题报告内容要求》');
    const [picture] = await app.deps.db.select().from(file).where(eq(file.id, signatureFileId));
    const text = commitmentText({
      ...after,
      ...{ signatureSha256: picture?.sha256 ?? '', time: answer.data.time },
    });
    expect(text).toMatch(/^\["V2\.1","毕业论文（设计）诚信承诺书","本人已经认真阅读/);
    expect(createHash('sha256').update(text).digest('hex')).toBe(answer.data.hash);
    const lines = await app.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.bizId, studentPlanId), eq(auditLog.action, 'CONFIRM')));
    expect(lines).toMatchObject([{ node: 'COMMITMENT', operatorType: 'STUDENT' }]);
  });

  it('/thesis/letterCommitment 请先签名: without a signature, with a foreign or a used one nothing is signed', async () => {
    await begin();
    expect(await sign({ signatureFileId: '' })).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { signatureFileId: '请先签名' } },
    });
    const { agree, ...silent } = await signing();
    expect(
      await app.call(signCommitment, { ...silent, agree: false as unknown as true }, { token }),
    ).toMatchObject({
      data: { fieldErrors: { agree: '请先勾选“本人已逐条阅读”' } },
    });
    const foreign = await uploadDrawing(app, 'SIGNATURE', (await app.login('王雨桐')).token);
    expect(await sign({ signatureFileId: foreign })).toMatchObject({
      data: { fieldErrors: { signatureFileId: '签名没有收到，请重新签名' } },
    });
    const used = await uploadDrawing(app, 'SIGNATURE', token);
    expect((await sign({ signatureFileId: used })).errorCode).toBe(0);
    expect(await sign({ signatureFileId: used })).toMatchObject({
      data: { fieldErrors: { signatureFileId: '这个签名已经用过，请重新签名' } },
    });
    expect(await app.deps.db.$count(commitment)).toBe(1);
  });

  it('/thesis/letterCommitment 签名过于简单，请重新签写: a dot is refused when it is uploaded', async () => {
    await begin();
    const dot =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><circle cx="99" cy="50" r="9"/></svg>';
    const picture = new File([new Uint8Array(await sharp(Buffer.from(dot)).png().toBuffer())], 'a.png', {
      type: 'image/png',
    });
    expect(await app.call(upload, { scene: 'SIGNATURE', file: picture }, { token })).toMatchObject({
      ...{ errorCode: errorCode.fileContent, errorMsg: '签名过于简单，请重新签写' },
    });
  });

  it('/thesis/letterCommitment another title or version than the one that was read is 1040006', async () => {
    await begin();
    expect((await sign({ title: '企业成本控制研究' })).errorCode).toBe(errorCode.conflict);
    const old = await sign({ version: 'V2.0' });
    expect(old).toMatchObject({ errorCode: errorCode.conflict, errorMsg: expect.stringContaining('V2.1') });
    expect(await statusOf('COMMITMENT')).toBe('TODO');
  });

  it('/thesis/letterCommitment of twenty signings at once with one signature one is a letter', async () => {
    await begin();
    const payload = await signing();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(signCommitment, payload, { token })),
    );
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
    expect(await app.deps.db.$count(commitment)).toBe(1);
  });

  it('/thesis/letterCommitment is signed again before 开题报告 is handed in: the old letter stays, the stage does not move', async () => {
    await begin();
    const first = (await sign()).data;
    app.wait(60_000);
    const second = (await sign()).data;
    const shown = await read();
    expect(shown.signed?.commitmentId).toBe(second.commitmentId);
    expect(shown.earlier.map(({ commitmentId }) => commitmentId)).toEqual([first.commitmentId]);
    expect(second.hash).not.toBe(first.hash);
    await expect(app.deps.db.update(commitment).set({ title: '别的' })).rejects.toThrow();
    await expect(app.deps.db.delete(commitment)).rejects.toThrow();
    await place('REPORT', { status: 'SUBMITTED', submittedAt: app.clock.now() });
    expect((await sign()).errorCode).toBe(errorCode.stateForbids);
    expect((await read()).canSignAgain).toBe(false);
  });

  it('/thesis/letterCommitment a changed title must be signed again, though 开题报告 is handed in', async () => {
    await begin();
    const first = (await sign()).data;
    await place('REPORT', { status: 'SUBMITTED', submittedAt: app.clock.now() });
    const changed = '中小制造企业材料成本控制研究';
    await app.deps.db.update(studentPlan).set({ title: changed }).where(eq(studentPlan.id, studentPlanId));
    await place('COMMITMENT', { status: 'TODO' });
    expect(await read()).toMatchObject({
      ...{ signed: null, mustSignAgain: true, obstacle: null, fields: { title: changed } },
      earlier: [{ commitmentId: first.commitmentId, title }],
    });
    expect((await sign({ title: changed })).errorCode).toBe(0);
    expect(await read()).toMatchObject({ signed: { title: changed }, mustSignAgain: false });
    expect(await statusOf('COMMITMENT')).toBe('PASSED');
    const { fields } = await read();
    const sheets = await desk.ops('thesis-letters:show', fields.examineeNo);
    expect(sheets).toContain(`题目：${title}（现题目 ${changed}，须重签）`);
  });

  it('/thesis/letterCommitment PDF carries 题目, 签名, 时间, 校验码 and every item; it is only mine', async () => {
    await begin();
    const { commitmentId, hash, time } = (await sign()).data;
    const blob = await app.send(getCommitmentFile, { commitmentId, export: true }, { token });
    const bytes = Buffer.from(await blob.arrayBuffer());
    const pages = pdfPages(bytes);
    expect(pages).toHaveLength(1);
    const { items, fields } = await read();
    for (const words of [
      ...['毕业论文（设计）诚信承诺书', `姓名陈思远准考证号${fields.examineeNo}`, `论文题目${title}`],
      ...['指导教师沈静宜', '批次2026年下半年论文批次', '承诺人签名：', hash],
      ...[`签署日期：${time.slice(0, 4)}年`, `校验码：${hashWords(hash).replaceAll(' ', '')}`],
      ...items.map(({ name, text }) => `${name}${text}`.replaceAll(/\s/g, '')),
    ])
      expect(pages[0]).toContain(words);
    const pictures = execFileSync('pdfimages', ['-list', '-'], { input: bytes, encoding: 'utf8' });
    expect(pictures).toMatch(/image\s+480\s+180/);
    const stranger = (await app.login('王雨桐')).token;
    const refused = await app.call(getCommitmentFile, { commitmentId, export: true }, { token: stranger });
    expect(refused.errorCode).toBe(errorCode.notFound);
    expect((await app.call(getCommitment, { studentPlanId }, { token: stranger })).errorCode).toBe(
      errorCode.notFound,
    );
  });

  it('/thesis/letterCommitment five letters in 24 hours, and the last twenty of those before', async () => {
    await begin();
    for (let signed = 0; signed < 5; signed += 1) {
      expect((await sign()).errorCode).toBe(0);
    }
    const count = () => open().db.$count(commitment, eq(commitment.studentPlanId, studentPlanId));
    expect(await sign()).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringContaining('24 小时内最多 5 次'),
      data: { nextTime: expect.any(String), way: { kind: 'PAGE' } },
    });
    expect(await count()).toBe(5);
    const [letter] = await open().db.select().from(commitment).limit(1);
    if (letter === undefined) throw new Error('Nothing was signed');
    const { id, createdAt, updatedAt, ...columns } = letter;
    const [drawing] = await open().db.select().from(file).where(eq(file.id, columns.signatureFileId));
    if (drawing === undefined) throw new Error('No signature');
    const days = Array.from({ length: 30 }, (_, index) => index + 1);
    await open()
      .db.insert(file)
      .values(days.map((day) => ({ ...drawing, id: `drawn-${day}` })));
    await open()
      .db.insert(commitment)
      .values(
        days.map((day) => ({
          ...{ ...columns, id: `old-${day}`, signatureFileId: `drawn-${day}` },
          signedAt: new Date(letter.signedAt.getTime() - day * 86_400_000),
        })),
      );
    const { earlier, signed } = await read();
    expect(earlier).toHaveLength(20);
    expect(earlier.map(({ commitmentId }) => commitmentId)).not.toContain(signed?.commitmentId);
    expect(earlier.at(-1)?.commitmentId).toBe('old-16');
    const times = earlier.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
