import { getThesisDirectory, withdrawThesisDoc } from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion } from '@qianwei/api/contract/thesis/document';
import { getThesisList } from '@qianwei/api/contract/thesis/thesis';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/operation.ts';
import { student } from '../../../db/schema/student.ts';
import { studentPlan, thesisStageRow } from '../../../db/schema/thesis.ts';
import { thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('/thesis/directory', { demo: true }, (open) => {
  let app: DemoApp;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  const tokenOf = async (name: string) => {
    const token = tokens.get(name) ?? (await app.login(name)).token;
    tokens.set(name, token);
    return token;
  };
  const thesisOf = async (name: string): Promise<string> => {
    const [found] = await open()
      .db.select({ id: studentPlan.id })
      .from(studentPlan)
      .innerJoin(student, eq(student.id, studentPlan.studentId))
      .where(eq(student.name, name));
    return found?.id ?? '';
  };
  const deskOf = async (name: string, owner = name, retest = false) =>
    app.call(
      getThesisDirectory,
      { studentPlanId: await thesisOf(owner), retest },
      { token: await tokenOf(name) },
    );
  const stageNow = async (name: string, code: string) => {
    const { data } = await deskOf(name);
    const stage = data.stages.find((candidate) => candidate.code === code);
    if (stage === undefined) throw new Error(`No stage ${code}`);
    return stage;
  };

  it('✓ after a return: who returned it, when, until when, how many notes, and the page to mend it', async () => {
    const { data } = await deskOf('王雨桐');
    const report = await stageNow('王雨桐', 'REPORT');
    expect(report).toMatchObject({
      status: 'RETURNED',
      returned: { by: '沈静宜', count: 1, must: 2, suggest: 2, praise: 1 },
      require: [{ code: 'MAX_RETURNS', value: 3 }],
      path: `/thesis/edit/${data.studentPlanId}?docType=REPORT`,
      extended: false,
      withdrawable: false,
    });
    expect(report.returned?.time).toMatch(/ 16:20:00$/);
    expect(report.deadline).toMatch(/ 00:00:00$/);
    expect(report.docs).toMatchObject([{ no: 1, words: 1955, status: 'RETURNED', annotateCount: 5 }]);
    expect(data.task).toMatchObject({ actionText: '按批注修改' });
  });

  it('the log shows the last 200 actions of the round, the newest first', async () => {
    const studentPlanId = await thesisOf('吴佳怡');
    const line = (node: string, minutes: number) => ({
      ...{ operatorType: 'STAFF' as const, operatorId: '沈静宜', bizType: 'THESIS', bizId: studentPlanId },
      ...{ action: 'EXTEND', node, opinion: `${minutes}` },
      time: new Date(app.clock.now().getTime() - minutes * 60_000),
    });
    const lines = Array.from({ length: 300 }, (_, index) => index + 1);
    await open()
      .db.insert(auditLog)
      .values([...lines.map((minutes) => line('REPORT', minutes)), line('REPORT@2', 0)]);
    const { logs } = (await deskOf('吴佳怡')).data;
    expect(logs).toHaveLength(200);
    const times = logs.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    const minutes = logs.map(({ opinion }) => opinion).filter((opinion) => /^\d+$/.test(opinion));
    expect(minutes.slice(0, 3)).toEqual(['1', '2', '3']);
  });

  it('R: a locked stage names what opens it, a rule with its page', async () => {
    const draft = await stageNow('王雨桐', 'DRAFT');
    expect(draft).toMatchObject({ status: 'LOCKED', returned: null });
    expect(draft.opensAfter).toEqual([
      { kind: 'STAGE', stage: 'REPORT' },
      { kind: 'RULE', ruleType: 'THESIS', path: '/thesis/readThesisRule/thesisPlan' },
    ]);
    expect((await stageNow('王雨桐', 'FINAL')).opensAfter).toEqual([
      { kind: 'STAGE', stage: 'REVISION' },
      { kind: 'STAGE', stage: 'AI_INFO' },
    ]);
  });

  it('the outline counts words of each heading, and the notes that are still open', async () => {
    const { data } = await deskOf('王雨桐');
    expect(data.outline.reduce((sum, row) => sum + row.noteCount, 0)).toBe(4);
    expect(data.outline[0]).toMatchObject({ level: 1, number: '一、', title: '题目与选题背景' });
    const { data: huang } = await deskOf('黄磊');
    const words = huang.outline.filter(({ level }) => level === 1).reduce((sum, row) => sum + row.words, 0);
    expect(words).toBe(8081);
  });

  it('the result of a check comes with the limits of the batch and the checks that are left', async () => {
    const { data } = await deskOf('李明轩');
    expect(data.check).toMatchObject({
      ...{ dupRate: 31.2, dupRateNoQuote: 28.8, aigcRate: 12.6, maxDup: 25, maxAigc: 30 },
      ...{ result: 'FAILED', left: 1 },
    });
    // 检测报告 of a published check is there to be opened (《论文管理规定》第三十七条).
    expect(data.check?.reportUrl).toMatch(/\/files\//);
    expect((await deskOf('赵婉清')).data.check).toMatchObject({ maxDup: 20, result: 'PASSED', left: 0 });
    expect((await deskOf('陈思远')).data).toMatchObject({ check: null, outline: [], title: null });
  });

  it('a booked defence comes with its place and ticket; before one, or once it is over, there is none', async () => {
    const { defence } = (await deskOf('冯雪')).data;
    expect(defence).toMatchObject({
      ...{ isOnline: true, site: '', place: { groupNo: 3, orderNo: 2 }, ticketPath: '/reviews/ticket' },
      startTime: expect.stringMatching(/ 09:30:00$/),
    });
    const listed = await app.call(getThesisList, {}, { token: await tokenOf('冯雪') });
    expect(defence).toMatchObject(listed.data.list[0]?.defence ?? {});
    expect((await deskOf('赵婉清')).data.defence).toBeNull();
    expect((await deskOf('孙浩然')).data.defence).toBeNull();
  });

  it('the rules of the batch are there with their readings, and the score once it is published', async () => {
    const { data } = await deskOf('王雨桐');
    expect(data.rules.map(({ ruleType, readTime }) => [ruleType, readTime !== null])).toEqual([
      ...[
        ['MANAGE', true],
        ['REPORT', true],
        ['THESIS', false],
      ],
    ]);
    expect(data).toMatchObject({ score: null, level: null });
    expect((await deskOf('吴佳怡')).data.score).toBeGreaterThan(0);
    expect(data.outline.find(({ entries }) => entries !== null)).toMatchObject({ title: '三级提纲' });
  });

  it('the log has steps of student and teachers, the newest first, and no id of a student', async () => {
    const { data } = await deskOf('王雨桐');
    const written = data.logs.map(({ by, node, action }) => `${by} ${node} ${action}`);
    expect(written).toContain('沈静宜 REPORT RETURN');
    expect(written).toContain('本人 REPORT SUBMIT');
    const times = data.logs.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each(['王雨桐', '李明轩', '赵婉清', '孙浩然', '黄磊', '冯雪', '吴佳怡', '陈思远'])(
    'every stage of %s is answered',
    async (name) => {
      const { errorCode, data } = await deskOf(name);
      expect(errorCode).toBe(0);
      expect(data.stages).toHaveLength(12);
    },
  );

  it('孙浩然: what he has behind him has no time ahead, and 答辩 has its score', async () => {
    const over = await stageNow('孙浩然', 'DEFENCE');
    expect(over).toMatchObject({ status: 'FAILED', startTime: null, deadline: null, score: 54 });
    const { data } = await deskOf('孙浩然');
    const check = data.stages.find(({ code }) => code === 'CHECK');
    expect(check).toMatchObject({ status: 'PASSED', deadline: null, score: null });
    expect(data.check?.publishTime).toBe(check?.passedTime);
    expect(await stageNow('赵婉清', 'DEFENCE')).toMatchObject({ status: 'TODO', score: null });
    expect((await stageNow('赵婉清', 'DEFENCE')).deadline).not.toBeNull();
  });

  it.each([
    ['赵婉清', 'DEFENCE', 'REVIEW'],
    ['冯雪', 'DEFENCE', 'REVIEW'],
    ['黄磊', 'AI_INFO', 'DRAFT'],
  ])('the log of %s: %s opened when %s was passed', async (name, opened, before) => {
    const { data } = await deskOf(name);
    const line = data.logs.find(({ action, node }) => action === 'OPEN' && node === opened);
    expect(line?.time).toBe(data.stages.find(({ code }) => code === before)?.passedTime);
  });

  it('a letter was signed at the moment that the log has', async () => {
    const rows = await open()
      .db.select({ signedAt: commitment.signedAt, logged: auditLog.time })
      .from(commitment)
      .innerJoin(
        auditLog,
        and(eq(auditLog.bizId, commitment.studentPlanId), eq(auditLog.node, 'COMMITMENT')),
      );
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ signedAt, logged }) => signedAt.getTime() !== logged.getTime())).toEqual([]);
  });

  it('a 复检 has the stages of its own round', async () => {
    const { data } = await deskOf('孙浩然', '孙浩然', true);
    expect(data).toMatchObject({ roundNo: 2, stage: 'COMMITMENT' });
    expect(data.stages.map(({ code }) => code)).toEqual([
      ...['COMMITMENT', 'REVISION', 'AI_INFO', 'CHECK', 'REVIEW', 'DEFENCE', 'GRADE'],
    ]);
    expect((await deskOf('王雨桐', '王雨桐', true)).errorCode).toBe(1050005);
  });

  it("1050005 for another student's thesis, and for no thesis", async () => {
    expect((await deskOf('王雨桐', '黄磊')).errorCode).toBe(1050005);
    const token = await tokenOf('王雨桐');
    expect((await app.call(getThesisDirectory, { studentPlanId: 'no-such' }, { token })).errorCode).toBe(
      1050005,
    );
  });

  it("a version with its notes is the student's own alone", async () => {
    const versionId = (await stageNow('王雨桐', 'REPORT')).docs[0]?.versionId ?? '';
    const { data } = await app.call(getThesisVersion, { versionId }, { token: await tokenOf('王雨桐') });
    expect(data).toMatchObject({ docType: 'REPORT', no: 1, words: 1955 });
    expect(data.annotations.map(({ level }) => level).toSorted()).toEqual([
      ...['MUST', 'MUST', 'PRAISE', 'SUGGEST', 'SUGGEST'],
    ]);
    const other = await app.call(getThesisVersion, { versionId }, { token: await tokenOf('黄磊') });
    expect(other).toMatchObject({ errorCode: 1050005, data: null });
  });

  // 开题报告 of 王雨桐, handed in again.
  const withdraw = async (docType: string) =>
    app.call(
      withdrawThesisDoc,
      { studentPlanId: await thesisOf('王雨桐'), docType },
      { token: await tokenOf('王雨桐') },
    );
  const place = async (
    set: Partial<typeof thesisStageRow.$inferInsert>,
    version: 'SUBMITTED' | 'RETURNED' = 'SUBMITTED',
  ) => {
    const studentPlanId = await thesisOf('王雨桐');
    const ofReport = and(eq(thesisStageRow.studentPlanId, studentPlanId), eq(thesisStageRow.code, 'REPORT'));
    await open().db.update(thesisStageRow).set(set).where(ofReport);
    const [doc] = await open()
      .db.select({ id: thesisDoc.id })
      .from(thesisDoc)
      .where(eq(thesisDoc.studentPlanId, studentPlanId));
    const ofDoc = eq(thesisVersion.docId, doc?.id ?? '');
    await open().db.update(thesisVersion).set({ status: version }).where(ofDoc);
  };

  beforeEach(() => place({ status: 'RETURNED', seenAt: null, extendedTo: null }, 'RETURNED'));

  it('A 撤回: what the teacher has not opened is to be done again, and its version stays as 已撤回', async () => {
    await place({ status: 'SUBMITTED' });
    expect(await stageNow('王雨桐', 'REPORT')).toMatchObject({ status: 'SUBMITTED', withdrawable: true });
    expect(await withdraw('REPORT')).toMatchObject({ errorCode: 0, data: { status: 'TODO' } });
    const report = await stageNow('王雨桐', 'REPORT');
    expect(report).toMatchObject({ status: 'TODO', withdrawable: false, submitTime: null });
    expect(report.docs).toMatchObject([{ no: 1, status: 'WITHDRAWN' }]);
    // The notes of the return are still there to be handled.
    expect(report.returned).toMatchObject({ by: '沈静宜', count: 1 });
  });

  it('1050003 with the reason: opened by the teacher, after the deadline, or nothing handed in', async () => {
    const now = app.clock.now();
    await place({ status: 'SUBMITTED', seenAt: now });
    expect(await withdraw('REPORT')).toMatchObject({
      errorCode: 1050003,
      errorMsg: expect.stringMatching(/^老师已于 .+ 查看“开题报告”，不能撤回，请等待审核结果$/),
    });
    await place({ status: 'SUBMITTED', seenAt: null, extendedTo: new Date(now.getTime() - 1) });
    expect(await withdraw('REPORT')).toMatchObject({
      errorCode: 1050003,
      errorMsg: expect.stringContaining('截止，撤回后不能再提交'),
    });
    await place({ status: 'RETURNED', extendedTo: null });
    expect((await withdraw('REPORT')).errorMsg).toBe('“开题报告”现在是“退回修改”，不能撤回');
    expect((await withdraw('AI_INFO')).errorMsg).toBe('“AI使用说明”现在是“未开放”，不能撤回');
    expect((await withdraw('AFTER_DEFENCE')).errorCode).toBe(1050003);
  });
});
