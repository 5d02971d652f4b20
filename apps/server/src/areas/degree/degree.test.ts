import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { isLacking } from '@qianwei/api/contract/graduation/apply';
import {
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyBatchCommands } from '../../apply/batch.commands.ts';
import { among } from '../../db/among.ts';
import { grade } from '../../db/schema/academic.ts';
import { applyBatch, degreeApply, sanction } from '../../db/schema/graduation.ts';
import { savingOf, submissionOf, uploadDrawing } from '../../testing/apply-visit.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { eachDatabase } from '../../testing/test-database.ts';
import { formatDay, parseDateTime } from '../../time.ts';
import { degreeCommands } from './degree.commands.ts';

const day = 86_400_000;

eachDatabase('学位申请', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let token = '';

  const read = async () => (await app.call(getDegreeApply, {}, { token })).data;
  const readAs = async (name: string) =>
    (await app.call(getDegreeApply, {}, { token: (await app.login(name)).token })).data;
  const save = async (document: DegreeDocument) =>
    app.call(saveDegreeApply, savingOf(await read(), document), { token });
  const submit = async () =>
    app.call(submitDegreeApply, await submissionOf(app, await read(), token), { token });
  const decide = async (level: string, ...choice: string[]) => {
    const { receipt } = await read();
    return desk.ops('degrees:decide', receipt?.receiptNo ?? '', '--level', level, '--by', '测试', ...choice);
  };
  const isUrged = async () => {
    const home = (await app.call(getHomeIndex, {}, { token })).data;
    const menu = (await app.call(getMenuList, {}, { token })).data;
    const badge = menu.find(({ path }) => path === '/applyDegree/index')?.badge;
    return { code: home.nextStep?.code, badge, deadline: home.graduation?.degreeDeadline !== null };
  };
  /** Moves the clock, and logs in again: a session lasts for days. */
  const wait = async (milliseconds: number) => {
    app.wait(milliseconds);
    ({ token } = await app.login('郑凯'));
  };
  /** 郑凯 fills in what is known and submits. */
  const apply = async () => {
    expect((await save((await read()).initial)).errorCode).toBe(0);
    const answer = await submit();
    expect(answer).toMatchObject({ errorCode: 0, data: { status: 'SUBMITTED' } });
    return answer.data;
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, [...applyBatchCommands, ...degreeCommands]);
    ({ token } = await app.login('郑凯'));
  }, 60_000);
  afterAll(() => desk.leave());
  beforeEach(async () => {
    await open().db.delete(degreeApply);
  });

  it('/applyDegree 郑凯 meets everything, and finds his form filled in', async () => {
    const shown = await read();
    expect(shown).toMatchObject({
      isOffered: true,
      status: 'DRAFT',
      level: 'COLLEGE',
      obstacle: null,
      average: { need: 70, value: 72.4, sum: 1086, done: 15, rest: 0, remaining: [] },
      holder: { degreeType: '工学学士', thesis: { score: 74, level: 'MEDIUM', copyRate: 16.8 } },
      initial: { language: 'DEGREE_ENGLISH', namePinyin: 'ZHENG Kai', mailName: '郑凯' },
      editableParts: ['LANGUAGE', 'TITLE', 'PINYIN', 'MAIL'],
      pathways: [],
    });
    expect(shown.conditions.every(({ ok }) => ok)).toBe(true);
    expect(shown.languages[0]).toMatchObject({ way: 'DEGREE_ENGLISH', own: { score: 66, ok: true } });
    const last = new Date(parseDateTime(shown.deadline ?? '').getTime() - 1);
    expect(formatDay(last)).toBe(formatDay(new Date(app.clock.now().getTime() + 39 * day)));
  });

  it('/applyDegree 吴佳怡 reads three obstacles, and both ways in time once only the language is left to her', async () => {
    const shown = await readAs('吴佳怡');
    const lacking = shown.conditions.filter(isLacking);
    expect(lacking.map(({ code }) => code)).toEqual(['GRADUATED', 'AVERAGE', 'LANGUAGE']);
    expect(lacking[0]).toMatchObject({
      actual: '主考院校，第 2 级',
      text: expect.stringMatching(/^毕业材料被退回 2 处，.+前补正，之后预计 5 个工作日内审核。$/),
    });
    expect(shown).toMatchObject({ deadline: null, obstacle: { way: { path: '/apply/graduation' } } });
    // Her average is settled, and nothing that can still be done changes it.
    expect(shown.pathways).toEqual([]);
    const { db } = open();
    const scores = await db.select().from(grade).where(eq(grade.finalScore, 61));
    await db
      .update(grade)
      .set({ finalScore: 67 })
      .where(
        among(
          grade.id,
          scores.map(({ id }) => id),
        ),
      );
    const { pathways } = await readAs('吴佳怡');
    for (const { id } of scores) await db.update(grade).set({ finalScore: 61 }).where(eq(grade.id, id));
    expect(pathways.map(({ isThisBatch }) => isThisBatch)).toEqual([true, false]);
    for (const { events } of pathways) {
      const codes = events.map(({ code }) => code);
      expect(codes.filter((code) => code !== 'LANGUAGE_SIGN_UP')).toEqual([
        'CERTIFICATE',
        'DEGREE_BATCH',
        'DEADLINE',
      ]);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    }
  });

  it('/applyDegree a student long before graduation sees the distance, and no way in time', async () => {
    const shown = await readAs('周子墨');
    expect(shown.average?.remaining).not.toEqual([]);
    expect(shown.pathways).toEqual([]);
    expect(shown.obstacle).not.toBeNull();
  });

  it('/applyDegree ✓ 专科 reads calmly that it has no degree', async () => {
    const { token: own, majorInfoList } = await app.login('何静');
    const junior = majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'JUNIOR');
    await app.call(chooseMajor, { majorId: junior?.majorId }, { token: own });
    const shown = (await app.call(getDegreeApply, {}, { token: own })).data;
    expect(shown).toMatchObject({ isOffered: false, average: null, editableParts: [], pathways: [] });
  });

  it('the way through all four levels, the public names and the certificate; home urges until it is submitted', async () => {
    expect(await isUrged()).toEqual({ code: 'DEGREE_APPLY', badge: 1, deadline: true });
    const { receiptNo } = await apply();
    expect(receiptNo).toMatch(/^XW\d{8}-\d{6}$/);
    expect(await isUrged()).toMatchObject({ badge: 0, deadline: false });
    const receipt = (await app.call(getReceipt, { receiptNo }, { token })).data;
    expect(receipt.facts).toContainEqual({ term: '学位', lines: ['工学学士'] });
    const language = {
      term: '学位外语',
      lines: ['学士学位英语考试', expect.stringMatching(/^\d{4}年5月批 66 分$/)],
    };
    expect(receipt.facts).toContainEqual(language);
    await decide('学院', '--approve');
    await decide('学位办', '--approve');
    expect(await read()).toMatchObject({ status: 'AUDITING', level: 'BRANCH_COMMITTEE' });
    await decide('学位评定分委员会', '--approve');
    expect(await decide('校学位评定委员会', '--approve')).toContain('公示 7 天');
    const { status, publicityEnd } = await read();
    expect(status).toBe('PUBLICITY');
    expect((await app.call(getHomeIndex, {}, { token })).data).toMatchObject({
      graduation: { degreeStatus: 'PUBLICITY', isDegreeOutOfReach: false },
      waiting: [{ review: { status: 'PUBLICITY', level: 'COMMITTEE', publicityEnd } }],
    });
    const last = new Date(parseDateTime(publicityEnd ?? '').getTime() - 1);
    expect(formatDay(last)).toBe(formatDay(new Date(app.clock.now().getTime() + 7 * day)));
    const grant = () =>
      desk.ops(
        'degrees:grant',
        receiptNo,
        '--cert',
        '90198422026000009',
        '--date',
        formatDay(app.clock.now()),
      );
    await expect(grant()).rejects.toThrow('还不能授予');
    await wait(8 * day);
    expect(await grant()).toContain('学位证书 90198422026000009');
    expect(await read()).toMatchObject({
      status: 'GRANTED',
      publicityEnd,
      certificate: { certNo: '90198422026000009' },
      editableParts: [],
    });
    const home = (await app.call(getHomeIndex, {}, { token })).data;
    expect(home.graduation).toMatchObject({ degreeStatus: 'GRANTED', degreeDeadline: null });
    expect([home.nextStep, ...home.followingSteps]).toEqual([null]);
    await wait(-8 * day);
  });

  it('a returned part is mended and goes on at its level, also after the six months', async () => {
    await apply();
    await decide('学院', '--approve');
    await decide('学位办', '--return', '--reply', '题目有误', '--item', '论文英文题目=与论文封面不一致');
    expect(await read()).toMatchObject({ status: 'RETURNED', editableParts: ['TITLE'] });
    await wait(5 * day);
    const { document } = await read();
    const locked = await save({ ...document!, namePinyin: 'ZHENG Kaikai' });
    expect(locked).toMatchObject({ errorCode: errorCode.stateForbids, data: { parts: ['PINYIN'] } });
    await save({ ...document!, titleEn: 'Design of a Stock System' });
    expect(await submit()).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    expect(await read()).toMatchObject({ level: 'DEGREE_OFFICE' });
    await wait(40 * day);
    await decide('学位办', '--approve');
    expect(await read()).toMatchObject({ level: 'BRANCH_COMMITTEE' });
    await wait(-45 * day);
  });

  it('a new batch without rules is looked at by those of the batch before, which is named; nothing can be filled in by them', async () => {
    const start = formatDay(new Date(app.clock.now().getTime() + 61 * day));
    const end = formatDay(new Date(app.clock.now().getTime() + 70 * day));
    const span = `${start} 09:00/${end} 17:00`;
    await desk.ops('apply-batches:set', 'DEGREE', '下一批', '--apply', span);
    const now = await readAs('周子墨');
    for (const days of [60, 5]) {
      await wait(days * day);
      const shown = await readAs('周子墨');
      expect(shown).toMatchObject({ batch: { name: '下一批' }, rules: null, previewBy: now.batch?.name });
      expect(shown.conditions.map(({ code }) => code)).toEqual(now.conditions.map(({ code }) => code));
      expect(shown).toMatchObject({ obstacle: {}, editableParts: [] });
    }
    expect(now.previewBy).toBeNull();
    await wait(-65 * day);
    await open().db.delete(applyBatch).where(eq(applyBatch.name, '下一批'));
  });

  it('what was submitted can be taken back before its review', async () => {
    const { applyId } = await apply();
    const answer = await app.call(withdrawDegreeApply, { applyId, reason: '题目要改' }, { token });
    expect(answer).toMatchObject({ errorCode: 0, data: { status: 'DRAFT' } });
    expect(await isUrged()).toMatchObject({ badge: 1 });
  });

  it('staff are shown the result in the language, and where the pinyin is none of the name', async () => {
    const { initial } = await read();
    const shown = async (namePinyin: string) => {
      await open().db.delete(degreeApply);
      await save({ ...initial, namePinyin });
      const { receiptNo } = (await submit()).data;
      return desk.ops('degrees:show', receiptNo);
    };
    const usual = await shown('ZHENG Kai');
    expect(usual).not.toContain('不一样');
    expect(usual).toMatch(/学位外语：学士学位英语考试、\d{4}年5月批 66 分/);
    expect(await shown('WANG Wu')).toContain('姓名拼音：WANG Wu、和常见的拼音 ZHENG Kai 不一样，请核对');
  });

  describe('is refused', () => {
    it('after the student’s own six months, though the batch is still open', async () => {
      await save((await read()).initial);
      // From the end of the 39th day to 17:00 of the 40th the batch outlasts the student's time.
      const { deadline } = await read();
      const ahead = parseDateTime(deadline ?? '').getTime() + 1000 - app.clock.now().getTime();
      await wait(ahead);
      const late = await submit();
      await wait(-ahead);
      expect(late.errorCode).toBe(errorCode.outsideWindow);
      expect(late.errorMsg).toMatch(/^已超过申请期限（毕业证签发 \d{4}-\d\d-\d\d 后 6 个月）$/);
    });

    it('while a condition is lacking, with all of them', async () => {
      const { db } = open();
      await save((await read()).initial);
      const { id } = await app.login('郑凯');
      await db.insert(sanction).values({ studentId: id, kind: 'CHEATING', decidedDay: '2022-01-01' });
      const answer = await submit();
      expect(answer.errorCode).toBe(errorCode.notEligible);
      expect(answer.errorMsg).toContain('作弊');
      expect((answer.data as unknown as { conditions: object[] }).conditions).toHaveLength(8);
      expect(await isUrged()).toMatchObject({ badge: 0 });
      const { graduation } = (await app.call(getHomeIndex, {}, { token })).data;
      expect(graduation).toMatchObject({ degreeStatus: null, isDegreeOutOfReach: true });
      await db.delete(sanction).where(eq(sanction.studentId, id));
    });

    it('with a certificate from before the registration, at its field; with one from after it is not', async () => {
      const { initial } = await read();
      const cet4 = {
        ...initial,
        ...{ language: 'CET4' as const, certNo: '211032261001234', certScore: 455 },
        proof: [await uploadDrawing(app, 'DEGREE_PROOF', token)],
      };
      await save({ ...cet4, certDay: '2018-12-15' });
      expect(await submit()).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors: { certDay: '学位外语成绩取得于考籍注册前，不予认定' } },
      });
      await save({ ...cet4, certDay: '2024-12-15', proof: ['someone-elses'] });
      expect(await submit()).toMatchObject({ data: { fieldErrors: { proof: expect.any(String) } } });
      await save({ ...cet4, certDay: '2024-12-15' });
      expect(await submit()).toMatchObject({ errorCode: 0 });
    });
  });

  it('a proof that was returned is not checked any more', async () => {
    const { initial } = await read();
    const certificate = { language: 'CET4' as const, certNo: '211032261001234', certScore: 455 };
    const proof = [await uploadDrawing(app, 'DEGREE_PROOF', token)];
    await save({ ...initial, ...certificate, certDay: '2024-12-15', proof });
    expect(await submit()).toMatchObject({ errorCode: 0 });
    const isChecked = async () => (await read()).materials[0]?.files.some(({ checked }) => checked);
    await decide('学院', '--approve');
    expect(await isChecked()).toBe(true);
    await decide('学位办', '--return', '--item', '学位外语证明=证书是伪造的');
    expect(await isChecked()).toBe(false);
  });
});
