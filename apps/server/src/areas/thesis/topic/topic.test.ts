import { errorCode } from '@qianwei/api/contract/envelope';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { getThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notice } from '../../../db/schema/notice.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { studentTask } from '../../../db/schema/schedule.ts';
import { studentPlan, thesisPlanAdvisor, thesisStageRow, thesisWindow } from '../../../db/schema/thesis.ts';
import { ruleRead, thesisRule } from '../../../db/schema/thesis-text.ts';
import { topic, topicWish } from '../../../db/schema/topic.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onEmbedded } from '../../../testing/test-database.ts';
import { type Chooser, choosingPlan, enrolChoosers } from '../../../testing/topic-choosers.ts';
import { draftOf, ownTopic, topicVisit } from '../../../testing/topic-visit.ts';
import { lockThesis } from '../../../thesis/read-thesis.ts';
import { releaseTopic } from '../shared/topic-places.ts';
import { topicCommands } from './topic.commands.ts';

onEmbedded('论文选题, /thesis/chooseTopic', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let people: Chooser[];
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, topicCommands);
    people = await enrolChoosers(app.deps, 12);
  }, 120_000);
  afterAll(() => desk.leave());

  const [first, second, third] = ['topic-cs-03', 'topic-cs-06', 'topic-cs-07'] as const;

  /** The next student who has done nothing yet. */
  function visit() {
    const person = people.pop();
    if (person === undefined) throw new Error('Enrol more students');
    return { person, ...topicVisit(app, person) };
  }
  const takenOf = async (topicId: string) => {
    const [row] = await open().db.select().from(topic).where(eq(topic.id, topicId));
    const [of] = await open()
      .db.select()
      .from(thesisPlanAdvisor)
      .where(
        and(
          eq(thesisPlanAdvisor.planId, choosingPlan),
          eq(thesisPlanAdvisor.advisorId, row?.advisorId ?? ''),
        ),
      );
    return [row?.taken, of?.taken];
  };
  const decide = (number: string, level: string, ...args: string[]) =>
    desk.ops('thesis-topics:decide', number, '--level', level, ...args);

  it('of three wishes passes the first after both levels: title, advisor and kind stand in the thesis, in the audit and the receipt', async () => {
    const { person, submitDraft, save, list, wait } = visit();
    await wait('topic-cs-02');
    await save(draftOf([first, second, third]));
    const before = await takenOf(first);
    const { data } = await submitDraft([first, second, third]);
    expect(data).toMatchObject({ status: 'SUBMITTED', receiptNo: expect.stringMatching(/^XT\d{8}-\d{6}$/) });
    expect(await takenOf(first)).toEqual(before.map((taken) => (taken ?? 0) + 1));
    const sent = await list();
    expect(sent).toMatchObject({
      topicStatus: 'SUBMITTED',
      withdrawable: true,
      draft: null,
      thesisType: 'DEGREE',
    });
    expect(sent.mine.map(({ status, level }) => [status, level])).toEqual([
      ['PENDING', 'ADVISOR'],
      ['QUEUED', null],
      ['QUEUED', null],
    ]);
    const { facts } = (await app.call(getReceipt, { receiptNo: data.receiptNo }, { token: person.token }))
      .data;
    expect(facts.map(({ term }) => term)).toEqual(['论文批次', '论文类型', '志愿']);

    expect(await desk.ops('thesis-topics:list', '--level', 'ADVISOR')).toContain(data.receiptNo);
    await expect(decide(data.receiptNo, 'MAJOR', '--approve')).rejects.toThrow('专业负责人不能处理');
    await decide(data.receiptNo, 'ADVISOR', '--approve');
    expect(await list()).toMatchObject({ withdrawable: false, mine: [{ level: 'MAJOR' }, {}, {}] });
    expect(await decide(data.receiptNo, '专业负责人', '--approve')).toContain('题目已固定');
    const passed = await list();
    expect(passed).toMatchObject({
      ...{
        topicStatus: 'PASSED',
        title: '面向小微企业的进销存系统设计',
        thesisType: 'DEGREE',
        typeFixed: true,
      },
      advisor: { advisorId: 'adv-01' },
      mine: [{ status: 'PASSED' }, { status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
    // The wait is over.
    expect(passed.list.every(({ waiting }) => waiting === null)).toBe(true);
    expect(passed.timeline?.events.map(({ step, level }) => `${step} ${level}`)).toEqual([
      'SUBMIT ADVISOR',
      'APPROVE ADVISOR',
      'APPROVE MAJOR',
    ]);
    const lines = await open()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.bizId, person.studentPlanId), eq(auditLog.node, 'TOPIC')))
      .orderBy(asc(auditLog.time));
    expect(lines.map(({ action }) => action)).toEqual(['OPEN', 'SUBMIT', 'PASS']);
    const [told] = await open().db.select().from(notice).where(eq(notice.studentId, person.studentId));
    expect(told?.title).toContain('题目已通过');
    const tasks = await open()
      .db.select()
      .from(studentTask)
      .where(eq(studentTask.studentId, person.studentId));
    expect(tasks.filter(({ status }) => status === 'OPEN').map(({ code }) => code)).toEqual([
      'THESIS_COMMITMENT',
    ]);
  });

  it('a returned wish makes place for the next that has one, of which the student reads; after the last the whole is returned with the reason and the draft', async () => {
    const { person, submit, list, save } = visit();
    const { data } = await submit([first, second]);
    const [before, next] = [await takenOf(first), await takenOf(second)];
    const printed = await decide(data.receiptNo, 'ADVISOR', '--return', '--reply', '范围太大');
    expect(printed).toContain('已转到第 2 志愿');
    expect(await takenOf(first)).toEqual(before.map((taken) => (taken ?? 0) - 1));
    expect(await takenOf(second)).toEqual(next.map((taken) => (taken ?? 0) + 1));
    expect(await list()).toMatchObject({
      topicStatus: 'SUBMITTED',
      withdrawable: true,
      mine: [
        { status: 'RETURNED', reason: '范围太大' },
        { status: 'PENDING', level: 'ADVISOR' },
      ],
    });
    await decide(data.receiptNo, 'ADVISOR', '--approve');
    await decide(data.receiptNo, 'MAJOR', '--return', '--reply', '与专业方向不符');
    const returned = await list();
    expect(returned).toMatchObject({
      ...{ topicStatus: 'RETURNED', withdrawable: false, obstacle: null },
      draft: { document: { thesisType: 'DEGREE', wishes: [] } },
    });
    expect(returned.mine.map(({ reason }) => reason)).toEqual(['范围太大', '与专业方向不符']);
    expect(await takenOf(second)).toEqual(next);
    const told = await open().db.select().from(notice).where(eq(notice.studentId, person.studentId));
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringContaining('第 1 志愿'), '选题被退回']),
    );
    await expect(decide(data.receiptNo, 'MAJOR', '--approve')).rejects.toThrow('退回修改，不能再处理');
    // The log of the desk tells every level, and where the submission went.
    const { studentPlanId } = person;
    const { data: task } = await app.call(getThesisDirectory, { studentPlanId }, { token: person.token });
    expect(
      task.logs
        .toReversed()
        .slice(-5)
        .map((line) => `${line.matter} ${line.action} ${line.node} ${line.opinion}`),
    ).toEqual([
      'THESIS SUBMIT TOPIC ',
      'CHOICE RETURN ADVISOR 范围太大',
      'CHOICE NEXT_WISH 2 中小企业网络安全等级保护建设方案研究',
      'CHOICE APPROVE ADVISOR ',
      'THESIS RETURN TOPIC 与专业方向不符',
    ]);
    expect((await save(draftOf([third]), returned.draft?.revision)).errorCode).toBe(0);
  });

  it('is taken back while no teacher has agreed: the place is free, and the wishes are the draft again', async () => {
    const { submit, cancel, list, save } = visit();
    const before = await takenOf(first);
    const { data } = await submit([first, second]);
    expect((await save(draftOf([third]))).errorCode).toBe(errorCode.stateForbids);
    expect((await cancel()).data).toEqual({ status: 'TODO' });
    expect(await takenOf(first)).toEqual(before);
    const { draft, mine } = await list();
    expect(draft?.document.wishes).toEqual([first, second]);
    expect(mine.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await cancel()).errorCode).toBe(errorCode.stateForbids);
    await expect(decide(data.receiptNo, 'ADVISOR', '--approve')).rejects.toThrow('已撤回');

    const again = await submit([first], { revision: draft?.revision });
    await decide(again.data.receiptNo, 'ADVISOR', '--approve');
    expect(await cancel()).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '指导教师已同意，待专业负责人确认，不能撤回',
    });
    await decide(again.data.receiptNo, 'MAJOR', '--return', '--reply', '重选');
  });

  it('a full wish is refused with which it is: nothing is changed, and the draft keeps the others', async () => {
    const { person, submitDraft, save, list } = visit();
    await save(draftOf(['topic-cs-02', first]));
    const before = await takenOf(first);
    expect(await submitDraft([first, 'topic-cs-02'])).toMatchObject({
      errorCode: errorCode.taken,
      errorMsg: '该题目名额已满，请重新选择',
      data: { full: ['topic-cs-02'] },
    });
    expect(await takenOf(first)).toEqual(before);
    expect((await list()).draft?.document.wishes).toEqual(['topic-cs-02', first]);
    expect(await open().db.$count(topicWish, eq(topicWish.studentPlanId, person.studentPlanId))).toBe(0);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a topic twice', { wishes: [first, first] }, '同一题目只能填报一次'],
    ['a fourth wish', { wishes: ['a', 'b', 'c', 'd'] }, '最多填报 3 个志愿'],
    ['none', { wishes: [] }, '请至少选 1 个志愿'],
    ['a topic of another major', { wishes: ['topic-acc-01'] }, '不在你的批次和专业的题库里'],
    ['both kinds', { wishes: [first], custom: ownTopic }, '只能提交一种'],
    ['no kind of thesis', { wishes: [first], thesisType: null }, '请选择论文类型'],
    [
      '26 words',
      { wishes: [], custom: { ...ownTopic, title: '字'.repeat(26) } },
      '题目不超过 25 个字（当前 26）',
    ],
    ['a question', { wishes: [], custom: { ...ownTopic, title: '图书如何漂流？' } }, '不用疑问句'],
    ['an emoji', { wishes: [], custom: { ...ownTopic, title: '图书漂流📚平台' } }, '不能有表情'],
    [
      '99 characters of reason',
      { wishes: [], custom: { ...ownTopic, reason: '因'.repeat(99) } },
      '还差 1 个字',
    ],
    ['501 of reason', { wishes: [], custom: { ...ownTopic, reason: '因'.repeat(501) } }, '500'],
    [
      'a teacher elsewhere',
      { wishes: [], custom: { ...ownTopic, advisorId: 'adv-99' } },
      '这位导师不在本批次',
    ],
    [
      'a teacher of another major',
      { wishes: [], custom: { ...ownTopic, advisorId: 'adv-05' } },
      '不指导你的专业',
    ],
    [
      'a direction of another major',
      { wishes: [], custom: { ...ownTopic, direction: '成本会计' } },
      '这个方向',
    ],
  ])('%s is refused at its field', async (_, payload, text) => {
    const [person] = people;
    const refused = await topicVisit(app, person!).submit([], payload);
    expect(refused.errorCode).toBe(errorCode.badParameter);
    expect(JSON.stringify(refused.data)).toContain(text);
  });

  it('a thesis or a batch of somebody else is not found, in the words of one that is none', async () => {
    const [mine, other] = [visit(), visit()];
    const foreign = topicVisit(app, { ...mine.person, studentPlanId: other.person.studentPlanId });
    for (const call of [
      foreign.submit([first]),
      foreign.save(draftOf([])),
      foreign.cancel(),
      foreign.wait('topic-cs-02'),
      mine.submit([first], { planId: 'pastPlan' }),
      mine.wait('topic-acc-01'),
    ])
      expect(await call).toMatchObject({ errorCode: errorCode.notFound, errorMsg: '未找到相关记录' });
  });

  it('a granted change frees the place, keeps the kind of thesis, and opens 选题 once more', async () => {
    const { person, submit, list } = visit();
    const before = await takenOf(first);
    const { data } = await submit([first]);
    await decide(data.receiptNo, 'ADVISOR', '--approve');
    await decide(data.receiptNo, 'MAJOR', '--approve');
    const now = app.clock.now();
    await open().db.transaction(async (tx) => {
      const thesis = await lockThesis(tx, person.studentId, person.studentPlanId, { now });
      await releaseTopic(tx, thesis, { name: '教务', opinion: '同意换题' });
    });
    expect(await takenOf(first)).toEqual(before);
    expect(await list()).toMatchObject({
      ...{
        topicStatus: 'TODO',
        title: null,
        advisor: null,
        thesisType: 'DEGREE',
        typeFixed: true,
        obstacle: null,
      },
      window: { extended: true },
    });
    const refused = await submit([second], { thesisType: 'ORDINARY' });
    expect(refused.data).toMatchObject({ fieldErrors: { thesisType: expect.stringContaining('固定') } });
    expect((await submit([second])).errorCode).toBe(0);
  });

  it('is refused before the rule was read in its newest version, outside the window, and once it stands', async () => {
    const { person, submit, list, cancel } = visit();
    const { db } = open();
    const [rule] = await db.select().from(thesisRule).where(eq(thesisRule.type, 'MANAGE')).limit(1);
    const publishTime = app.clock.now();
    await db.insert(thesisRule).values({
      ...rule!,
      id: 'renewed',
      planId: choosingPlan,
      version: 'V9.9',
      publishTime,
      createdAt: publishTime,
    });
    expect(await submit([first])).toMatchObject({
      ...{ errorCode: errorCode.stateForbids, errorMsg: '请先阅读论文管理规定' },
      data: { way: { kind: 'PAGE', path: '/thesis/readManageRule/thesisPlan' } },
    });
    await db.insert(ruleRead).values({
      ...{ studentId: person.studentId, planId: choosingPlan, type: 'MANAGE', version: 'V9.9', seconds: 60 },
      readAt: publishTime,
    });
    expect(await list()).toMatchObject({ obstacle: null, rule: { version: 'V9.9' } });

    const ofTopic = and(eq(thesisWindow.planId, choosingPlan), eq(thesisWindow.stage, 'TOPIC'));
    const [window] = await db.select().from(thesisWindow).where(ofTopic);
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
    // The window closes while the form is open.
    await db
      .update(thesisWindow)
      .set({ endTime: at(0) })
      .where(ofTopic);
    expect(await submit([first])).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: expect.stringMatching(/^选题未在开放时间内（.*日.* 至 .*日.*）/),
      data: { way: { kind: 'PAGE', text: '申请延期' } },
    });
    expect(await list()).toMatchObject({ topicStatus: 'OVERDUE', window: { status: 'CLOSED' } });
    const ofStage = and(
      eq(thesisStageRow.studentPlanId, person.studentPlanId),
      eq(thesisStageRow.code, 'TOPIC'),
    );
    await db
      .update(thesisStageRow)
      .set({ extendedTo: at(24) })
      .where(ofStage);
    expect(await list()).toMatchObject({ obstacle: null, window: { status: 'OPEN', extended: true } });
    await db
      .update(thesisWindow)
      .set({ startTime: at(1), endTime: at(48) })
      .where(ofTopic);
    expect(await submit([first])).toMatchObject({
      errorCode: errorCode.outsideWindow,
      data: { nextTime: expect.any(String) },
    });
    await db.update(thesisWindow).set(window!).where(ofTopic);
    expect((await submit([first])).errorCode).toBe(0);
    expect(await submit([first])).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '选题已提交，待确认；要改请先撤回',
    });
    // After the end it could not be submitted again: it stays, until the teacher decides.
    expect(await list()).toMatchObject({ withdrawable: true });
    const extended = await db.select().from(thesisStageRow).where(ofStage);
    await db
      .update(thesisWindow)
      .set({ endTime: at(0) })
      .where(ofTopic);
    await db.update(thesisStageRow).set({ extendedTo: null }).where(ofStage);
    expect(await list()).toMatchObject({ withdrawable: false, topicStatus: 'SUBMITTED' });
    expect(await cancel()).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: expect.stringMatching(/^选题提交已于 .+ 截止，撤回后不能再提交，请等待审核结果$/),
    });
    expect(await list()).toMatchObject({ topicStatus: 'SUBMITTED', mine: [{ status: 'PENDING' }] });
    await db.update(thesisStageRow).set({ extendedTo: extended[0]!.extendedTo }).where(ofStage);
    await db.update(thesisWindow).set(window!).where(ofTopic);
    await db
      .update(studentPlan)
      .set({ overall: 'ABANDONED' })
      .where(eq(studentPlan.id, person.studentPlanId));
    expect((await submit([first])).errorMsg).toContain('已结束');
  });
});
