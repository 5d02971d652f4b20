import { errorCode } from '@qianwei/api/contract/envelope';
import {
  applyThesisChange,
  applyThesisDelay,
  cancelThesisApplication,
} from '@qianwei/api/contract/thesis/change';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { notice } from '../../../db/schema/notice.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { studentPlan, thesisPlan, thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { thesisChange, thesisDelay } from '../../../db/schema/thesis-talk.ts';
import { topic, topicWait, topicWish } from '../../../db/schema/topic.ts';
import { listOpenTasks } from '../../../student/tasks.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { type ThesisVisit, visitThesis } from '../../../testing/thesis-visit.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { listThesisLog } from '../../../thesis/thesis-log.ts';
import { formatDateTime } from '../../../time.ts';
import { changeObstacles } from '../shared/change-obstacles.ts';
import { listThesisApplications } from '../shared/thesis-applications.ts';
import { talkCommands } from './talk.commands.ts';

const day = 86_400_000;
const reason = '企业不再提供成本数据，原题目无法继续，申请更换。';

eachDatabase('申请换题、换导师、延期', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let wang: ThesisVisit;
  let huang: ThesisVisit;

  const change = (visit: ThesisVisit, changeType: string, more: object = {}) =>
    app.call(
      applyThesisChange,
      { studentPlanId: visit.studentPlanId, changeType, reason, fileIds: [], ...more },
      { token: visit.token },
    );
  const delay = (visit: ThesisVisit, days = 3, more: object = {}) =>
    app.call(
      applyThesisDelay,
      { studentPlanId: visit.studentPlanId, stage: 'REPORT', days, reason, fileIds: [], ...more },
      { token: visit.token },
    );
  const cancel = (visit: ThesisVisit, applicationId: string, type: string, more: object = {}) =>
    app.call(
      cancelThesisApplication,
      { studentPlanId: visit.studentPlanId, applicationId, type, ...more },
      { token: visit.token },
    );
  const obstaclesOf = async (visit: ThesisVisit) => changeObstacles(open().db, await visit.read());
  const fieldOf = ({ data }: { data: unknown }) => (data as { fieldErrors: object }).fieldErrors;
  const placesOf = async (advisorId: string) => {
    const [row] = await open()
      .db.select()
      .from(thesisPlanAdvisor)
      .where(and(eq(thesisPlanAdvisor.planId, 'thesisPlan'), eq(thesisPlanAdvisor.advisorId, advisorId)));
    return row?.taken ?? -1;
  };
  const duties = async () => {
    const owner = { studentId: wang.studentId, studentMajorId: (await wang.read()).row.studentMajorId };
    return (await listOpenTasks(open().db, owner, app.clock.now())).map(({ title }) => title);
  };
  const noticesOf = async ({ studentId }: ThesisVisit) =>
    (await open().db.select().from(notice).where(eq(notice.studentId, studentId))).map(({ title }) => title);

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, talkCommands);
    wang = await visitThesis(app, '王雨桐');
    huang = await visitThesis(app, '黄磊');
    return () => desk.leave();
  }, 60_000);

  beforeEach(async () => {
    // Nobody is kept waiting by the test before.
    await open().db.update(thesisDelay).set({ status: 'CANCELLED' }).where(eq(thesisDelay.status, 'PENDING'));
    await open()
      .db.update(thesisChange)
      .set({ status: 'CANCELLED' })
      .where(eq(thesisChange.status, 'PENDING'));
  });

  it('a delay is asked for with a receipt, and its deadline follows once it is granted', async () => {
    const before = deadlineOf(await wang.read(), 'REPORT');
    const fileIds = await wang.files(1);
    const { data, errorCode: code } = await delay(wang, 3, { fileIds });
    expect([code, data.status, data.receiptNo]).toEqual([
      0,
      'PENDING',
      expect.stringMatching(/^LY\d{8}-\d{6}$/),
    ]);
    expect((await obstaclesOf(wang)).obstacles.DELAY?.reason).toBe('延期申请正在审核，请等待结果');
    expect((await obstaclesOf(wang)).delayable).toEqual([]);
    expect(await desk.ops('thesis-delays:list')).toContain(`${data.receiptNo}`);
    const sheet = await desk.ops('thesis-delays:show', data.receiptNo);
    for (const text of ['学生：王雨桐', '开题报告延期 3 天', '制造企业成本控制研究', reason, '证明.pdf'])
      expect(sheet).toContain(text);
    const until = new Date((before?.getTime() ?? 0) + 3 * day);
    expect(await desk.ops('thesis-delays:decide', data.receiptNo, '--approve', '--by', '李老师')).toContain(
      `新的截止时间：${formatDateTime(until)}`,
    );
    const thesis = await wang.read();
    expect(deadlineOf(thesis, 'REPORT')).toEqual(until);
    expect(statusOf(thesis, 'REPORT')).toBe('RETURNED');
    expect(await noticesOf(wang)).toContain('开题报告的延期申请已通过');
    const [application] = await listThesisApplications(open().db, thesis);
    expect(application).toMatchObject({
      ...{ applicationId: data.delayId, type: 'DELAY', delay: { stage: 'REPORT', days: 3 } },
      timeline: { state: 'APPROVED', events: [{ step: 'SUBMIT' }, { step: 'APPROVE', by: '李老师' }] },
    });
    const logged = await open()
      .db.select({ action: auditLog.action, node: auditLog.node })
      .from(auditLog)
      .where(and(eq(auditLog.bizId, wang.studentPlanId), eq(auditLog.action, 'EXTEND')));
    expect(logged).toEqual([{ action: 'EXTEND', node: 'REPORT' }]);
  });

  it('screens 6: a stage that is overdue can be done again, at least until the end of tomorrow', async () => {
    await wang.place('REPORT', { extendedTo: new Date(app.clock.now().getTime() - 20 * day) });
    expect(statusOf(await wang.read(), 'REPORT')).toBe('OVERDUE');
    const { data } = await delay(wang, 7);
    const done = await desk.ops('thesis-delays:decide', data.receiptNo, '--approve');
    const thesis = await wang.read();
    expect(statusOf(thesis, 'REPORT')).toBe('TODO');
    const until = deadlineOf(thesis, 'REPORT')?.getTime() ?? 0;
    expect(formatDateTime(new Date(until))).toMatch(/ 00:00:00$/);
    expect(until - app.clock.now().getTime()).toBeGreaterThan(day);
    expect(done).toContain(formatDateTime(new Date(until)));
    await wang.place('REPORT', { status: 'RETURNED', extendedTo: null });
  });

  it('a returned delay is a duty until it is asked for again; a rejected one changes nothing', async () => {
    const before = deadlineOf(await wang.read(), 'REPORT');
    const first = await delay(wang);
    await expect(desk.ops('thesis-delays:decide', first.data.receiptNo, '--return')).rejects.toThrow(
      '须写明意见',
    );
    await desk.ops('thesis-delays:decide', first.data.receiptNo, '--return', '--reply', '请附证明');
    expect(await duties()).toContain('重新申请开题报告延期');
    const again = await delay(wang);
    expect(again.errorCode).toBe(0);
    expect(await duties()).not.toContain('重新申请开题报告延期');
    await desk.ops('thesis-delays:decide', again.data.receiptNo, '--reject', '--reply', '理由不足');
    expect(deadlineOf(await wang.read(), 'REPORT')).toEqual(before);
    await expect(desk.ops('thesis-delays:decide', again.data.receiptNo, '--approve')).rejects.toThrow(
      '未通过',
    );
    expect(await noticesOf(wang)).toEqual(
      expect.arrayContaining(['开题报告的延期申请被退回', '开题报告的延期申请未通过']),
    );
  });

  it('a delay of what was handed in meanwhile is not granted', async () => {
    const { data } = await delay(wang);
    await wang.step('REPORT', 'SUBMIT');
    await expect(desk.ops('thesis-delays:decide', data.receiptNo, '--approve')).rejects.toThrow(
      '“开题报告”现在是“待审核”，不能这样处理',
    );
    expect((await cancel(wang, data.delayId, 'DELAY')).errorCode).toBe(0);
    await wang.place('REPORT', { status: 'RETURNED' });
  });

  it.each([
    ['0 days', { days: 0 }, 'days'],
    ['8 days', { days: 8 }, 'days'],
    ['19 characters', { reason: '字'.repeat(19) }, 'reason'],
    ['501 characters', { reason: '字'.repeat(501) }, 'reason'],
    ['four files', { fileIds: ['1', '2', '3', '4'] }, 'fileIds'],
    ['a file that is none', { fileIds: ['1'] }, 'fileIds'],
  ])('refuses %s at the field', async (_, more, field) => {
    const refused = await delay(wang, 3, more);
    expect(refused.errorCode).toBe(errorCode.badParameter);
    expect(Object.keys(fieldOf(refused))).toEqual([field]);
  });

  it('a stage that is not open, and a thesis that is over, have nothing to delay', async () => {
    const locked = await delay(wang, 3, { stage: 'DRAFT' });
    expect([locked.errorCode, locked.errorMsg]).toEqual([
      errorCode.stateForbids,
      '“初稿”现在没有可以延期的截止时间',
    ]);
    const wu = await visitThesis(app, '吴佳怡');
    expect((await delay(wu)).errorMsg).toBe('这篇论文的流程已经结束，不能再申请延期');
    const chen = await visitThesis(app, '陈思远');
    expect((await obstaclesOf(chen)).obstacles).toMatchObject({
      DELAY: { reason: '现在没有可以延期的环节' },
      TOPIC: { reason: '选题通过以后才能申请换题' },
      ADVISOR: { reason: '选题通过以后才能申请换导师' },
    });
  });

  it('theses, files and applications of another student are not found', async () => {
    const theirs = { studentPlanId: huang.studentPlanId };
    expect((await change(wang, 'ADVISOR', theirs)).errorCode).toBe(errorCode.notFound);
    expect((await delay(wang, 3, theirs)).errorCode).toBe(errorCode.notFound);
    expect(fieldOf(await change(wang, 'ADVISOR', { fileIds: await huang.files(1) }))).toEqual({
      fileIds: '未找到上传的附件，请重新上传',
    });
    const { data } = await change(huang, 'ADVISOR');
    expect((await cancel(wang, data.changeId, 'CHANGE')).errorCode).toBe(errorCode.notFound);
    expect((await cancel(wang, data.changeId, 'CHANGE', theirs)).errorCode).toBe(errorCode.notFound);
    expect((await cancel(huang, data.changeId, 'DELAY')).errorCode).toBe(errorCode.notFound);
    expect((await cancel(huang, data.changeId, 'CHANGE')).errorCode).toBe(0);
    expect((await cancel(huang, data.changeId, 'CHANGE')).errorCode).toBe(errorCode.stateForbids);
  });

  it('of two delays of one stage at once one is stored', async () => {
    const both = await Promise.all([delay(wang), delay(wang)]);
    expect(both.map((answer) => answer.errorCode).toSorted()).toEqual([0, errorCode.stateForbids]);
  });

  it('of a decision and a withdrawal at once one counts', async () => {
    const { data } = await delay(wang);
    const [decided, taken] = await Promise.allSettled([
      desk.ops('thesis-delays:decide', data.receiptNo, '--approve'),
      cancel(wang, data.delayId, 'DELAY'),
    ]);
    const isTaken = taken.status === 'fulfilled' && taken.value.errorCode === 0;
    expect(decided.status === 'fulfilled').toBe(!isTaken);
    const [row] = await open().db.select().from(thesisDelay).where(eq(thesisDelay.id, data.delayId));
    expect(row?.status).toBe(isTaken ? 'CANCELLED' : 'APPROVED');
  });

  it('another teacher: a place is taken, the old one is kept for who waits for it; title and letter stay', async () => {
    const { data } = await change(wang, 'ADVISOR');
    expect(data.receiptNo).toMatch(/^LB/);
    const decide = (...more: string[]) =>
      desk.ops('thesis-changes:decide', data.receiptNo, '--approve', ...more);
    await expect(decide()).rejects.toThrow('--advisor');
    await expect(decide('--advisor', '无此人')).rejects.toThrow('本批次没有导师“无此人”');
    await expect(decide('--advisor', '沈静宜')).rejects.toThrow('导师已经是沈静宜');
    const of = (advisorId: string) =>
      and(eq(thesisPlanAdvisor.planId, 'thesisPlan'), eq(thesisPlanAdvisor.advisorId, advisorId));
    const [free] = await open().db.select().from(thesisPlanAdvisor).where(of('adv-06'));
    await open()
      .db.update(thesisPlanAdvisor)
      .set({ taken: free?.quota ?? 0 })
      .where(of('adv-06'));
    await expect(decide('--advisor', '方敬之')).rejects.toThrow('方敬之在本批次的名额已满，没有更换');
    await open()
      .db.update(thesisPlanAdvisor)
      .set({ taken: free?.taken ?? 0 })
      .where(of('adv-06'));
    const before = [await placesOf('adv-05'), await placesOf('adv-06')] as const;
    await open().db.update(thesisPlanAdvisor).set({ quota: before[0] }).where(of('adv-05'));
    const waiting = await visitThesis(app, '陈思远');
    const { studentPlanId } = waiting;
    await waiting.place('TOPIC', { status: 'TODO' });
    await open()
      .db.insert(topicWait)
      .values({
        ...{ studentPlanId, planId: 'thesisPlan', topicId: 'topic-acc-07' },
        ...{ status: 'WAITING', joinedAt: app.clock.now() },
      });
    expect(await decide('--advisor', '方敬之', '--by', '李老师')).toContain('导师：沈静宜 → 方敬之');
    expect([await placesOf('adv-05'), await placesOf('adv-06')]).toEqual([before[0], before[1] + 1]);
    const [wait] = await open().db.select().from(topicWait).where(eq(topicWait.studentPlanId, studentPlanId));
    expect(wait?.status).toBe('HELD');
    const thesis = await wang.read();
    expect([thesis.advisor?.name, thesis.row.title]).toEqual(['方敬之', '制造企业成本控制研究']);
    expect(statusOf(thesis, 'COMMITMENT')).toBe('PASSED');
    expect(await noticesOf(wang)).toContain('换导师申请已通过');
    const log = (await listThesisLog(open().db, thesis)).slice(-3);
    expect(log.map(({ action, node, operatorId, opinion }) => [action, node, operatorId, opinion])).toEqual([
      ['APPLY', 'ADVISOR', wang.studentId, ''],
      ['APPROVE', 'ADVISOR', '李老师', ''],
      ['NEW_ADVISOR', '', '李老师', '方敬之'],
    ]);
  });

  it('《论文管理规定》第十二条: another topic is asked for before 开题报告 is handed in, and once', async () => {
    const late = await change(wang, 'TOPIC');
    expect([late.errorCode, late.errorMsg]).toEqual([
      errorCode.stateForbids,
      '换题应当在提交开题报告以前申请，开题报告已经提交过',
    ]);
    await wang.place('REPORT', { status: 'TODO', returnCount: 0, submittedAt: null });
    const { data } = await change(wang, 'TOPIC');
    expect((await change(wang, 'TOPIC')).errorMsg).toBe('换题申请正在审核，请等待结果');
    const [taken] = await open().db.select().from(topic).where(eq(topic.id, 'topic-acc-07'));
    const places = await placesOf('adv-06');
    expect(await desk.ops('thesis-changes:decide', data.receiptNo, '--approve')).toContain('重新选题到');
    const thesis = await wang.read();
    expect([thesis.row.title, thesis.advisor, thesis.row.thesisType]).toEqual([null, null, 'DEGREE']);
    expect([statusOf(thesis, 'TOPIC'), statusOf(thesis, 'COMMITMENT')]).toEqual(['TODO', 'TODO']);
    const left = (deadlineOf(thesis, 'TOPIC')?.getTime() ?? 0) - app.clock.now().getTime();
    expect(left).toBeGreaterThan(10 * day);
    expect(left).toBeLessThan(11 * day);
    const [released] = await open().db.select().from(topic).where(eq(topic.id, 'topic-acc-07'));
    expect(released?.taken).toBe((taken?.taken ?? 0) - 1);
    expect(await placesOf('adv-06')).toBe(places - 1);
    const wishes = await open()
      .db.select({ status: topicWish.status })
      .from(topicWish)
      .where(eq(topicWish.studentPlanId, wang.studentPlanId));
    expect(wishes).toEqual([{ status: 'CANCELLED' }]);
    expect(await duties()).toContain('选定论文题目');
    const again = await change(wang, 'TOPIC');
    expect([again.errorCode, again.errorMsg]).toEqual([
      errorCode.limitReached,
      '换题每人限一次，你已经换过题目',
    ]);
  });

  it('a batch that has ended takes no applications', async () => {
    await open().db.update(thesisPlan).set({ status: 'ENDED' }).where(eq(thesisPlan.id, 'writingPlan'));
    expect((await change(huang, 'ADVISOR')).errorMsg).toBe('这篇论文的流程已经结束，不能再申请换导师');
    await open().db.update(thesisPlan).set({ status: 'ACTIVE' }).where(eq(thesisPlan.id, 'writingPlan'));
  });

  it('refuses the eleventh application of a day for one thesis', async () => {
    const plan = { studentPlanId: huang.studentPlanId };
    const stage = { stage: 'REVISION' };
    let refused = 0;
    for (let asked = 0; asked < 11 && refused === 0; asked += 1) {
      const answer = await delay(huang, 1, stage);
      refused = answer.errorCode;
      if (refused === 0) await cancel(huang, answer.data.delayId, 'DELAY');
    }
    expect(refused).toBe(errorCode.limitReached);
    const [row] = await open().db.select().from(studentPlan).where(eq(studentPlan.id, plan.studentPlanId));
    expect(row?.overall).toBe('ONGOING');
  });
});
