import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisMessage, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { event } from '../../../db/schema/event.ts';
import { notice } from '../../../db/schema/notice.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { type ThesisVisit, visitThesis } from '../../../testing/thesis-visit.ts';
import { shownUrge } from '../shared/urge.ts';
import { talkCommands } from './talk.commands.ts';

const hour = 3_600_000;
const day = 24 * hour;

eachDatabase('论文互动', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let wang: ThesisVisit;
  let huang: ThesisVisit;

  const send = (visit: ThesisVisit, content: string, more: object = {}) =>
    app.call(
      sendThesisMessage,
      { studentPlanId: visit.studentPlanId, content, fileIds: [], ...more },
      { token: visit.token },
    );
  const read = (visit: ThesisVisit, more: object = {}) =>
    app.call(getThesisMessage, { studentPlanId: visit.studentPlanId, ...more }, { token: visit.token });
  const urge = (visit: ThesisVisit) => send(visit, '', { urge: true });
  const urgeOf = async (visit: ThesisVisit) => shownUrge(open().db, await visit.read());
  const fieldOf = ({ data }: { data: unknown }) => (data as { fieldErrors: object }).fieldErrors;

  /** Waits for longer than a session lasts. */
  const later = async (milliseconds: number) => {
    app.wait(milliseconds);
    wang = await visitThesis(app, '王雨桐');
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, talkCommands);
    wang = await visitThesis(app, '王雨桐');
    huang = await visitThesis(app, '黄磊');
    return () => desk.leave();
  }, 60_000);

  it('shows what student and teacher wrote, the oldest first, and what came after a message', async () => {
    const { data } = await read(wang);
    expect(data.list.map(({ from, by }) => [from, by])).toEqual([
      ['STUDENT', ''],
      ['TEACHER', '沈静宜'],
    ]);
    expect(data.hasEarlier).toBe(false);
    const [first] = data.list;
    const later = await read(wang, { afterId: first?.messageId });
    expect(later.data.list).toEqual(data.list.slice(1));
  });

  it('keeps a text as it was typed, markup included, with the files of the student', async () => {
    const typed = '<b>老师好</b>\n<img src=x onerror=alert(1)>';
    const fileIds = await wang.files(3);
    const sent = await send(wang, typed, { fileIds });
    expect(sent.errorCode).toBe(0);
    const last = (await read(wang)).data.list.at(-1);
    expect(last).toMatchObject({ messageId: sent.data.messageId, from: 'STUDENT', content: typed });
    expect(last?.files.map(({ fileId, fileName }) => [fileId, fileName])).toEqual(
      fileIds.map((id) => [id, '证明.pdf']),
    );
    expect(last?.files[0]?.url).toContain(`/api/files/${fileIds[0]}`);
  });

  it('refuses 1,001 characters, nothing at all and a fourth file at their fields', async () => {
    expect(fieldOf(await send(wang, '字'.repeat(1001)))).toEqual({ content: '内容不能超过 1000 个字' });
    expect((await send(wang, '字'.repeat(1000))).errorCode).toBe(0);
    expect(fieldOf(await send(wang, ' \n '))).toEqual({ content: '请输入留言内容' });
    expect(fieldOf(await send(wang, '四个', { fileIds: await wang.files(4) }))).toEqual({
      fileIds: '最多上传 3 个附件',
    });
  });

  it('a thesis, a message and a file of another student are not found', async () => {
    const theirs = { studentPlanId: huang.studentPlanId };
    expect((await read(wang, theirs)).errorCode).toBe(errorCode.notFound);
    expect((await send(wang, '问', theirs)).errorCode).toBe(errorCode.notFound);
    await send(huang, '秦老师好');
    const [message] = (await read(huang)).data.list;
    expect((await read(wang, { afterId: message?.messageId })).errorCode).toBe(errorCode.notFound);
    expect(fieldOf(await send(wang, '问', { fileIds: await huang.files(1) }))).toEqual({
      fileIds: '未找到上传的附件，请重新上传后再发送',
    });
  });

  it('refuses the eleventh message of ten minutes, and takes the next one after them', async () => {
    app.wait(hour);
    for (let sent = 0; sent < 10; sent += 1) expect((await send(wang, `第 ${sent}`)).errorCode).toBe(0);
    const refused = await send(wang, '第 11');
    expect(refused.errorCode).toBe(errorCode.tooFrequent);
    expect(refused.data).toMatchObject({ retryAfter: expect.any(Number) });
    app.wait(601_000);
    expect((await send(wang, '十分钟以后')).errorCode).toBe(0);
  });

  it('before a topic is passed nobody reads messages, and after the thesis was filed neither', async () => {
    const chen = await visitThesis(app, '陈思远');
    const early = await send(chen, '老师好');
    expect(early.errorCode).toBe(errorCode.stateForbids);
    expect(obstacleOf({ message: early.errorMsg, data: early.data })).toMatchObject({
      reason: '选题通过、确定导师以后才能留言',
      way: { kind: 'PAGE' },
    });
    const wu = await visitThesis(app, '吴佳怡');
    const late = await send(wu, '老师好');
    expect([late.errorCode, late.errorMsg]).toEqual([
      errorCode.stateForbids,
      '这篇论文的流程已经结束，不能再留言',
    ]);
  });

  it('screens 6: 催一下 waits for five working days, goes to the office, and rests for 48 hours', async () => {
    const no = (await wang.read()).record.examineeNo;
    app.wait(1000);
    expect(await desk.ops('thesis:answer', no, '--text', '都看到了', '--by', '沈静宜')).toBe(
      '已给 王雨桐 留言',
    );
    app.wait(1000);
    expect(await urgeOf(wang)).toEqual({ canUrge: false, nextTime: null });
    expect((await urge(wang)).errorMsg).toBe('现在没有等待导师答复的提交或留言');

    await send(wang, '再问一个问题');
    const { canUrge, nextTime } = await urgeOf(wang);
    expect([canUrge, nextTime]).toEqual([false, expect.stringMatching(/ 00:00:00$/)]);
    const early = await urge(wang);
    expect(early.errorCode).toBe(errorCode.stateForbids);
    expect(early.data).toMatchObject({ nextTime });

    // A further question does not put it off.
    await later(2 * day);
    await send(wang, '补充一句');
    expect((await urgeOf(wang)).nextTime).toBe(nextTime);
    await later(6 * day);
    expect(await urgeOf(wang)).toEqual({ canUrge: true, nextTime: null });
    const sent = await urge(wang);
    expect(sent.errorCode).toBe(0);
    const twice = await urge(wang);
    expect([twice.errorCode, twice.errorMsg]).toEqual([
      errorCode.limitReached,
      expect.stringContaining('48 小时内只能催一次'),
    ]);
    expect((await urgeOf(wang)).canUrge).toBe(false);
    const [line] = (await desk.ops('thesis:questions')).split('\n');
    expect(line).toContain('王雨桐  沈静宜  【催一下】');
    const logged = await open()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.bizId, wang.studentPlanId), eq(auditLog.action, 'URGE')));
    expect(logged).toHaveLength(1);
    await later(48 * hour);
    expect((await urge(wang)).errorCode).toBe(0);
  });

  it('of two 催一下 at once one is sent', async () => {
    await later(49 * hour);
    const both = await Promise.all([urge(wang), urge(wang)]);
    expect(both.map((answer) => answer.errorCode).toSorted()).toEqual([0, errorCode.limitReached]);
  });

  it('an answer of teacher or office is in the thread, in the bell and told to open pages', async () => {
    const no = (await wang.read()).record.examineeNo;
    const before = await open().db.select().from(event);
    app.wait(1000);
    await desk.ops('thesis:answer', no, '--text', '<b>请看批注</b>', '--by', '沈静宜');
    app.wait(1000);
    await desk.ops('thesis:answer', no, '--office', '--text', '已经联系导师');
    const { list } = (await read(wang)).data;
    expect(list.slice(-2).map(({ from, by, content }) => [from, by, content])).toEqual([
      ['TEACHER', '沈静宜', '<b>请看批注</b>'],
      ['OFFICE', '考办', '已经联系导师'],
    ]);
    const notices = await open().db.select().from(notice).where(eq(notice.studentId, wang.studentId));
    expect(notices.map(({ title, content }) => [title, content])).toContainEqual([
      '指导教师有新的留言',
      '<p>&lt;b&gt;请看批注&lt;/b&gt;</p>',
    ]);
    expect((await open().db.select().from(event)).length).toBe(before.length + 2);
  });

  it.each([
    [['0000', '--text', '好', '--by', '沈静宜'], '没有准考证号 0000'],
    [['无', '--by', '沈静宜'], '缺少 --text'],
    [['无', '--text', '好'], '缺少 --by'],
  ])('thesis:answer %j says what is wrong', async (args, wrong) => {
    await expect(desk.ops('thesis:answer', ...args)).rejects.toThrow(wrong);
  });

  it('thesis:answer refuses an empty text and one that is too long', async () => {
    const no = (await wang.read()).record.examineeNo;
    await expect(desk.ops('thesis:answer', no, '--text', ' ', '--by', '沈')).rejects.toThrow('留言是空的');
    await expect(desk.ops('thesis:answer', no, '--text', '字'.repeat(1001), '--by', '沈')).rejects.toThrow(
      '留言不超过 1000 个字，现在有 1001 个字',
    );
  });
});
