import { errorCode } from '@qianwei/api/contract/envelope';
import type { DegreeRules, GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import {
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { getGraduation, saveGraduation, submitGraduation } from '@qianwei/api/contract/graduation/graduation';
import { upload } from '@qianwei/api/contract/upload';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { degreeCommands } from '../areas/degree/degree.commands.ts';
import { degreeApply, graduationApply } from '../db/schema/graduation.ts';
import { studentMajor } from '../db/schema/student.ts';
import { drawnSignature } from '../demo/drawn-pictures.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { png } from '../testing/sample-files.ts';
import { type StaffDesk, staffDesk } from '../testing/staff-desk.ts';
import { onPostgres } from '../testing/test-database.ts';
import { publishRules } from './save-batch.ts';

onPostgres('a returned application', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let token = '';

  const read = async () => (await app.call(getDegreeApply, {}, { token })).data;
  const uploaded = async (scene: UploadScene, width = 480) => {
    const content = scene === 'SIGNATURE' ? new Uint8Array(await drawnSignature()) : png(width, 180);
    const file = new File([content], 'picture.png');
    return (await app.call(upload, { scene, file }, { token })).data.fileId;
  };
  const publish = (batchId: string, rules: DegreeRules | GraduationRules) => {
    const basis = { basisTitle: '《补充通知》', basisDate: '2026-11-20' as const, basisPath: null };
    return publishRules(open().db, batchId, { ...basis, rules, publishTime: app.clock.now() });
  };
  /** Publishes rules of the degree by which its proof is handed in so. */
  const askProof = async (need: 'ALWAYS' | 'OPTIONAL') => {
    const { batch, ruleset } = await read();
    await publish(batch!.batchId, { ...ruleset!, materials: [{ code: 'DEGREE_PROOF', need }] });
  };
  const save = async (document: DegreeDocument) => {
    const { batch, draft } = await read();
    const payload = { batchId: batch!.batchId, document, revision: draft?.revision ?? 0 };
    return app.call(saveDegreeApply, payload, { token });
  };
  const submit = async () => {
    const { batch, applyId, draft, rules } = await read();
    const signatureFileId = await uploaded('SIGNATURE');
    const seen = { revision: draft?.revision ?? 1, rulesVersion: rules!.version };
    const payload = { batchId: batch!.batchId, applyId, ...seen, agree: true, signatureFileId };
    return app.call(submitDegreeApply, payload, { token });
  };
  const decide = async (...choice: string[]) =>
    desk.ops('degrees:decide', (await read()).receipt?.receiptNo ?? '', '--level', 'COLLEGE', ...choice);

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, degreeCommands);
  }, 60_000);
  beforeEach(async () => {
    await open().db.delete(degreeApply);
    ({ token } = await app.login('郑凯'));
  });
  afterAll(() => desk.leave());

  it('/applyDegree is mended also when its rules ask for less than those of its submission', async () => {
    await askProof('ALWAYS');
    await save({ ...(await read()).initial, proof: [await uploaded('DEGREE_PROOF')] });
    expect(await submit()).toMatchObject({ errorCode: 0 });
    await decide('--return', '--item', '论文英文题目=拼写');
    await askProof('OPTIONAL');
    await save({ ...(await read()).document!, titleEn: 'Design of a Stock System' });
    expect(await submit()).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
  });

  it('/applyDegree is mended by a proof that only staff ask for', async () => {
    await askProof('OPTIONAL');
    const { initial } = await read();
    expect(initial.language).toBe('DEGREE_ENGLISH');
    await save(initial);
    expect(await submit()).toMatchObject({ errorCode: 0 });
    await decide('--return', '--item', '学位外语证明=请上传成绩单');
    const proof = [await uploaded('DEGREE_PROOF')];
    await save({ ...(await read()).document!, proof });
    expect(await submit()).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    expect((await read()).document).toMatchObject({ proof });
  });

  it('/apply/graduation has the returned material among its parts, though no rule asks for it any more', async () => {
    ({ token } = await app.login('吴佳怡'));
    const graduation = async () => (await app.call(getGraduation, {}, { token })).data;
    const { batch, ruleset, receipt, document } = await graduation();
    await open()
      .db.update(graduationApply)
      .set({ returnedItems: [{ item: 'MORAL_FORM', reason: '没有盖章' }] })
      .where(eq(graduationApply.receiptNo, receipt!.receiptNo));
    await publish(batch!.batchId, {
      ...(ruleset as GraduationRules),
      conditions: ruleset!.conditions.filter((code) => code !== 'MORAL' && code !== 'PHOTO'),
      materials: ruleset!.materials.filter(({ code }) => code !== 'MORAL_FORM'),
    });
    const { draft, applyId, rules, editableParts, materials, olderRules: none } = await graduation();
    expect(none).toBeNull();
    expect(editableParts).toEqual(['MORAL_FORM']);
    expect(materials.find(({ code }) => code === 'MORAL_FORM')).toMatchObject({ required: true });
    const moralForm = [await uploaded('MORAL_FORM', 1200)];
    const saved = await app.call(
      saveGraduation,
      { batchId: batch!.batchId, document: { ...document!, moralForm }, revision: draft?.revision ?? 0 },
      { token },
    );
    const payload = {
      ...{ batchId: batch!.batchId, applyId, rulesVersion: rules!.version, agree: true },
      ...{ revision: saved.data.revision, signatureFileId: await uploaded('SIGNATURE') },
    };
    const answer = await app.call(submitGraduation, payload, { token });
    expect(answer).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    // Its conditions are those of the first submission again, and the page can say so.
    const { rules: first, olderRules, timeline } = await graduation();
    expect(first!.version).toBeLessThan(rules!.version);
    expect(olderRules).toEqual({
      submitTime: timeline.events[0]?.time,
      newestVersion: rules!.version,
    });
  });

  it('/applyDegree says that newer rules do not count once it is submitted, and is judged by them when it was taken back', async () => {
    await save((await read()).initial);
    expect((await submit()).errorCode).toBe(0);
    const { batch, ruleset, rules, applyId, receipt } = await read();
    expect((await read()).olderRules).toBeNull();
    await publish(batch!.batchId, { ...ruleset!, publicityDays: ruleset!.publicityDays + 1 });
    const newestVersion = rules!.version + 1;
    expect(await read()).toMatchObject({
      rules: { version: rules!.version },
      olderRules: { submitTime: receipt!.submitTime, newestVersion },
    });
    await app.call(withdrawDegreeApply, { applyId, reason: '题目要改' }, { token });
    expect(await read()).toMatchObject({ rules: { version: newestVersion }, olderRules: null });
  });

  it.each([
    [{ status: 'TRANSFERRED' }, /^考籍.+，不能申请学位$/],
    [{ applyExamLevel: 'JUNIOR' }, /没有学士学位，不需要申请$/],
  ] as const)(
    '/applyDegree of a 考籍 with %j is neither saved, submitted nor approved',
    async (change, words) => {
      const { initial, holder } = await read();
      await save(initial);
      expect(await submit()).toMatchObject({ errorCode: 0 });
      const own = eq(studentMajor.examineeNo, holder.examineeNo);
      const [before] = await open().db.select().from(studentMajor).where(own);
      await open().db.update(studentMajor).set(change).where(own);
      await expect(decide('--approve')).rejects.toThrow(/不能申请学位|没有学士学位/);
      await open().db.delete(degreeApply);
      const refused = { errorCode: errorCode.outsideWindow, errorMsg: expect.stringMatching(words) };
      expect(await save(initial)).toMatchObject(refused);
      expect(await submit()).toMatchObject(refused);
      expect((await read()).obstacle?.reason).toMatch(words);
      const { status, applyExamLevel } = before!;
      await open().db.update(studentMajor).set({ status, applyExamLevel }).where(own);
    },
  );
});
