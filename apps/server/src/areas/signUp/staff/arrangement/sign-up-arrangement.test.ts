import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { and, eq, like } from 'drizzle-orm';
import type { CellValue } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessWindow, studentTask } from '../../../../db/schema/schedule.ts';
import { signUp, signUpBatch, signUpItem } from '../../../../db/schema/sign-up.ts';
import { student } from '../../../../db/schema/student.ts';
import { demoPerson } from '../../../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../../../testing/demo-app.ts';
import { freshAddress } from '../../../../testing/sign-up-visit.ts';
import { type SheetCells, type StaffDesk, staffDesk } from '../../../../testing/staff-desk.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { formatDateTime, formatDay } from '../../../../time.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import { signUpCommands } from '../../sign-up.commands.ts';

const head = ['报名号', '姓名', '课程代码', '日期', '开始', '结束', '考点', '地址', '考场', '座位号'];
const site = '学府路实训中心';
const address = '江澜市云台区学府路 18 号 3 号楼，由东门进入，3 号楼在左手第一栋';
const minute = 60_000;

onPostgres('rooms and seats of sign-ups', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let batch: SignUpBatchRow;
  /** The number of 冯雪's sign-up. */
  let feng: string;

  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, signUpCommands);
    const [found] = await open()
      .db.select({ batch: signUpBatch, signUpNo: signUp.signUpNo })
      .from(signUp)
      .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
      .where(like(signUp.signUpNo, 'SJ%-900002'));
    batch = found!.batch;
    feng = found!.signUpNo;
  }, 60_000);
  afterAll(() => desk.leave());

  const arrange = async (rows: SheetCells, ...options: string[]) =>
    desk.ops('sign-ups:arrange', 'PRACTICE', batch.name, await desk.save([head, ...rows]), ...options);
  const row = (courseCode: string, ...place: readonly CellValue[]) => [feng, '冯雪', courseCode, ...place];
  const moved = (room: CellValue, seat: CellValue, changed: { date?: string; start?: string } = {}) =>
    row(
      '13753',
      changed.date ?? batch.examStart,
      changed.start ?? '14:00',
      '16:00',
      site,
      address,
      room,
      seat,
    );
  const ticketOfGuest = async (name: string, idCard = demoPerson(name).idCard) =>
    app.call(
      getTicketNLog,
      { ticketType: 'PRACTICE', name, idCard, code: '0000', codeKey: 'any' },
      { ip: freshAddress() },
    );
  const examPlaceOf = async (courseId: string) => {
    const [found] = await open()
      .db.select({ item: signUpItem })
      .from(signUpItem)
      .innerJoin(signUp, eq(signUp.id, signUpItem.signUpId))
      .where(and(eq(signUp.signUpNo, feng), eq(signUpItem.courseId, courseId)));
    return [found?.item.room, found?.item.seatNo];
  };

  it('sign-ups:sheet writes what is to be arranged, and no text in it is a formula', async () => {
    const { db } = open();
    await db.update(student).set({ name: '=1+1' }).where(eq(student.name, '冯雪'));
    const path = desk.newPath();
    expect(await desk.ops('sign-ups:sheet', 'practice', batch.name, path)).toBe(
      `已写入 ${path}：2 项，其中 0 项没有安排`,
    );
    const sheet = await desk.open(path);
    const rows = [2, 3].map((no) => (sheet.getRow(no).values as CellValue[]).slice(1));
    expect(rows[0]).toEqual(expect.arrayContaining([feng, "'=1+1", '00897', 'B402', '05']));
    expect(rows[1]).toEqual(expect.arrayContaining(['13753', '14:00', '第 6 机房', '21']));
    await db.update(student).set({ name: '冯雪' }).where(eq(student.name, '=1+1'));
    await expect(desk.ops('sign-ups:sheet', 'PRACTICE', batch.name, path)).rejects.toThrow('已存在');
    expect(await arrange([[...row('13753')], [...row('00897')]])).toContain('新安排 0，改动 0');
  });

  it('the English ticket is printed until the exam begins, also once that is another time', async () => {
    const { db } = open();
    const [own] = await db
      .select({ item: signUpItem, batch: signUpBatch, signUpNo: signUp.signUpNo })
      .from(signUpItem)
      .innerJoin(signUp, eq(signUp.id, signUpItem.signUpId))
      .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
      .where(like(signUp.signUpNo, 'YY%-900003'));
    const { item, batch: english, signUpNo } = own!;
    const isTicket = and(eq(businessWindow.code, 'ENGLISH_TICKET'), eq(businessWindow.name, english.name));
    const end = async () => {
      const [window] = await db.select().from(businessWindow).where(isTicket);
      return formatDateTime(window!.endTime!);
    };
    expect(await end()).toBe(`${item.examDate} 14:30:00`);
    const later = ['15:00', '17:00', item.siteName, item.siteAddress, item.room, item.seatNo];
    const rows = [head, [signUpNo, '', '', item.examDate, ...later]];
    await desk.ops('sign-ups:arrange', 'ENGLISH', english.name, await desk.save(rows));
    expect(await end()).toBe(`${item.examDate} 15:00:00`);
  });

  it('staff read the 准考证号 of an English ticket as its student does, and the one of the 考籍 beside it', async () => {
    const { token } = await app.login('王雨桐', { ip: freshAddress() });
    const { data } = await app.call(getTicket, { ticketType: 'ENGLISH' }, { token });
    const { examineeNo: studyNo } = demoPerson('王雨桐');
    expect(data.examineeNo).not.toBe(studyNo);
    const path = desk.newPath();
    await desk.ops('sign-ups:sheet', 'ENGLISH', data.periodName, path);
    const sheet = await desk.open(path);
    const [heads, cells] = [1, 2].map((no) => (sheet.getRow(no).values as CellValue[]).slice(1));
    const cellOf = (header: string) => cells![heads!.indexOf(header)];
    expect([cellOf('准考证号'), cellOf('自考准考证号')]).toEqual([data.examineeNo, studyNo]);
    const [own] = await open()
      .db.select()
      .from(signUp)
      .where(eq(signUp.signUpNo, String(cellOf('报名号'))));
    expect(await desk.ops('sign-ups:show', own!.receiptNo)).toContain(
      `准考证号 ${data.examineeNo}  自考准考证号 ${studyNo}`,
    );
  });

  it('sign-ups:sheet read back as it is changes nothing, full-width commas of its addresses included', async () => {
    const path = desk.newPath();
    await desk.ops('sign-ups:sheet', 'PRACTICE', batch.name, path);
    expect(await desk.ops('sign-ups:arrange', 'PRACTICE', batch.name, path, '--dry-run')).toContain('改动 0');
    await expect(desk.ops('sign-ups:sheet', 'PRACTICE', batch.name, `${path}.txt`)).rejects.toThrow('.xlsx');
  });

  it.each<[string, () => readonly CellValue[], RegExp]>([
    [
      'a day outside the exam',
      () => moved('第 7 机房', 3, { date: '2025-01-01' }),
      /第 2 行：日期 .*不在本批次/,
    ],
    [
      'a day that no calendar has',
      () => moved('第 7 机房', 3, { date: '2026-02-30' }),
      /日期“2026-02-30”应为/,
    ],
    [
      'an end before the begin',
      () => moved('第 7 机房', 3, { start: '16:30' }),
      /结束 16:00 应晚于开始 16:30/,
    ],
    ['seat 0', () => moved('第 7 机房', 0), /座位号“0”应为 1–300 的整数/],
    ['a place without a room', () => moved('', 3), /没有考场：/],
    ['somebody else’s name', () => [feng, '冯雨', ...moved('第 7 机房', 3).slice(2)], /姓名不是“冯雨”/],
    [
      'a course that was not chosen',
      () => [feng, '', '13014', ...moved('第 7 机房', 3).slice(3)],
      /没有报课程 13014/,
    ],
    ['a number that nobody has', () => ['SJ1', '', ...moved('第 7 机房', 3).slice(2)], /没有报名号 “SJ1”/],
  ])('%s is refused with its line, and nothing is written', async (_, wrong, text) => {
    await expect(arrange([wrong()])).rejects.toThrow(text);
    expect(await examPlaceOf('13753')).toEqual(['第 6 机房', 21]);
  });

  it('one site has one address', async () => {
    const elsewhere = row('00897', batch.examEnd, '09:00', '11:00', site, '别处', '第 7 机房', 3);
    await expect(arrange([moved('第 7 机房', 3), elsewhere])).rejects.toThrow(
      /第 3 行：考点.*的地址与别处不同/,
    );
  });

  it('two on one seat are refused, in the sheet and by the table', async () => {
    const same = (code: string) =>
      row(code, batch.examStart, '14:00', '16:00', site, address, '第 7 机房', 3);
    await expect(arrange([same('13753'), same('00897')])).rejects.toThrow(
      /第 3 行：.*只能坐一个人：第 2 行也在那里/,
    );
    const { db } = open();
    const [found] = await db.select().from(signUpItem).where(eq(signUpItem.room, '第 6 机房'));
    const { examDate, startTime, siteName, room, seatNo } = found!;
    await expect(
      db
        .update(signUpItem)
        .set({ examDate, startTime, siteName, room, seatNo })
        .where(eq(signUpItem.room, 'B402')),
    ).rejects.toThrow();
  });

  it.each([
    ['a time that overlaps', '14:30', '第 7 机房', '（14:00–16:00）'],
    ['its room written otherwise', '14:00', '第7机房', ''],
  ])('one seat has one person: %s', async (_, start, room, time) => {
    const [first, other] = [moved('第 7 机房', 3), moved(room, 3, { start })];
    const beside = row('00897', ...other.slice(3));
    await expect(arrange([first, beside])).rejects.toThrow(`只能坐一个人：第 2 行也在那里${time}`);
    // One who stays has the seat as well.
    const stayed = row('00897', ...moved(room.replace('7', '6'), 21, { start }).slice(3));
    await expect(arrange([stayed])).rejects.toThrow(`只能坐一个人：${feng} 已经在那里${time}`);
  });

  it('a trial writes nothing; then the ticket is another version that lists the change, and the student has a duty', async () => {
    const { token, id: studentId } = await app.login('冯雪', { ip: freshAddress() });
    const before = (await app.call(getTicket, { ticketType: 'PRACTICE' }, { token })).data;
    expect(before).toMatchObject({ voided: false, changes: [] });
    const trial = await arrange([moved('第 7 机房', 3)], '--dry-run');
    expect(trial).toContain('试运行，没有写入。将新安排 0，改动 1');
    expect(await examPlaceOf('13753')).toEqual(['第 6 机房', 21]);
    expect(await arrange([moved('第 7 机房', 3)])).toContain('写进考生的待办和准考证，以前打印的作废');
    const after = (await app.call(getTicket, { ticketType: 'PRACTICE' }, { token })).data;
    expect(after.changes.map(({ text }) => text)).toEqual(['13753 由第 6 机房 21 座改为第 7 机房 03 座']);
    expect(after.voided).toBe(true);
    const duties = () =>
      open()
        .db.select()
        .from(studentTask)
        .where(and(eq(studentTask.studentId, studentId), eq(studentTask.code, 'SIGN_UP_PLACE_CHANGED')));
    expect(await duties()).toMatchObject([
      { status: 'OPEN', path: '/reviews/practice/ticket', actionText: '去打印准考证' },
    ]);

    const checked = await app.call(verifyTicketNLog, { verifyCode: before.verifyCode });
    expect(checked.data).toMatchObject({
      state: 'VOID',
      version: 1,
      latest: 2,
      name: '冯*',
      examineeNo: '0132****0013',
    });
    expect(checked.data.changes).toMatchObject([
      { courseCode: '13753', from: '第 6 机房 21 座', to: '第 7 机房 03 座' },
    ]);
    // As somebody types it who takes 0 for O and 1 for I.
    const typed = after.verifyCode.replaceAll('0', 'o').replaceAll('1', 'I').replaceAll('-', ' ');
    expect((await app.call(verifyTicketNLog, { verifyCode: typed })).data).toMatchObject({
      state: 'VALID',
      changes: [],
    });
    const guessed = after.verifyCode.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await app.call(verifyTicketNLog, { verifyCode: guessed })).errorCode).toBe(errorCode.notFound);

    app.wait(minute);
    await arrange([moved('第 8 机房', 1)]);
    expect((await duties()).map(({ status }) => status).sort()).toEqual(['DONE', 'OPEN']);
    expect((await app.call(getTicket, { ticketType: 'PRACTICE' }, { token })).data.changes).toHaveLength(2);
  });

  it('/reviews/practice/ticket two courses of one person at the same time are allowed; staff and home say it', async () => {
    const both = row(
      '00897',
      batch.examStart,
      '15:00',
      '17:00',
      '江澜职业技术学院实训楼',
      '滨河大道 102 号',
      'B402',
      5,
    );
    expect(await arrange([both])).toContain(`同一考生时间冲突，准考证上会提示 1：\n  ${feng} 冯雪`);
    const { data } = await ticketOfGuest('冯雪');
    expect(data.ticket?.items.map(({ courseCode, startTime }) => [courseCode, startTime])).toEqual([
      ['13753', '14:00'],
      ['00897', '15:00'],
    ]);
    const duties = await open()
      .db.select({ desc: studentTask.desc })
      .from(studentTask)
      .where(and(eq(studentTask.code, 'SIGN_UP_PLACE_CHANGED'), eq(studentTask.status, 'OPEN')));
    expect(duties).toContainEqual({ desc: expect.stringContaining('两门时间冲突，请联系主考院校。') });
  });

  it('another address of the same site is a change: the old paper is void, ticket and duty say where it is', async () => {
    const { token, id: studentId } = await app.login('冯雪', { ip: freshAddress() });
    const before = (await app.call(getTicket, { ticketType: 'PRACTICE' }, { token })).data;
    const elsewhere = '江澜市北城区北京路 999 号';
    const there = moved('第 8 机房', 1).map((cell) => (cell === address ? elsewhere : cell));
    app.wait(minute);
    expect(await arrange([there])).toContain(`${site}（${address}） → ${site}（${elsewhere}）`);
    const { data: checked } = await app.call(verifyTicketNLog, { verifyCode: before.verifyCode });
    expect(checked).toMatchObject({
      state: 'VOID',
      changes: [{ from: `${site}（${address}）`, to: `${site}（${elsewhere}）` }],
    });
    const duties = await open()
      .db.select({ desc: studentTask.desc })
      .from(studentTask)
      .where(
        and(
          eq(studentTask.studentId, studentId),
          eq(studentTask.code, 'SIGN_UP_PLACE_CHANGED'),
          eq(studentTask.status, 'OPEN'),
        ),
      );
    expect(duties).toEqual([{ desc: expect.stringContaining(`第 8 机房 01 座（${elsewhere}）`) }]);
  });

  describe('the ticket in each state', () => {
    const ofState = async (values: Partial<typeof signUp.$inferInsert>) => {
      await open().db.update(signUp).set(values).where(eq(signUp.signUpNo, feng));
      const { token } = await app.login('冯雪', { ip: freshAddress() });
      const own = await app.call(getTicket, { ticketType: 'PRACTICE' }, { token });
      const guest = await ticketOfGuest('冯雪');
      // A guest's lookup has found something, also where the ticket is not there yet.
      expect([guest.errorCode, guest.data.obstacle?.reason]).toEqual([
        0,
        own.errorCode === 0 ? undefined : own.errorMsg,
      ]);
      return [own.errorCode, own.errorMsg];
    };
    const ofBatch = (values: Partial<SignUpBatchRow>) =>
      open().db.update(signUpBatch).set(values).where(eq(signUpBatch.id, batch.id));
    const later = () => new Date(app.clock.now().getTime() + 60 * minute);

    it('/reviews/practice/ticket before it is approved student and guest read the step that is open', async () => {
      expect(await ofState({ status: 'PENDING' })).toEqual([
        errorCode.stateForbids,
        `${batch.name}的报名还没有审核通过，通过后才有准考证`,
      ]);
      expect(await ofState({ status: 'RETURNED' })).toEqual([
        errorCode.stateForbids,
        expect.stringMatching(/的报名被退回，请先修改：.* 前重新提交/),
      ]);
      const unpaid = { status: 'UNPAID' as const, fee: 12_000, paid: 0, payDeadline: later() };
      expect(await ofState(unpaid)).toEqual([
        errorCode.stateForbids,
        expect.stringMatching(/的报名还没有缴费：.* 前缴 120 元，过时自动取消$/),
      ]);
      // Overdue it is none, although the server's round has not ended it yet.
      await open().db.update(signUp).set({ payDeadline: app.clock.now() }).where(eq(signUp.signUpNo, feng));
      expect((await ticketOfGuest('冯雪')).errorMsg).toBe('未查询到实践考核安排');
      await open()
        .db.update(signUp)
        .set({ status: 'ARRANGED', payDeadline: null, paid: 12_000 })
        .where(eq(signUp.signUpNo, feng));
    });

    it('not published and not open: with the moment at which it is', async () => {
      await ofBatch({ ticketOpen: later() });
      expect(await ofState({ status: 'ARRANGED' })).toEqual([
        errorCode.outsideWindow,
        expect.stringMatching(/^准考证将于 .* 开放打印$/),
      ]);
      await ofBatch({ arrangePublish: later(), ticketOpen: later() });
      expect(await ofState({ status: 'ARRANGED' })).toEqual([
        errorCode.outsideWindow,
        expect.stringMatching(/^考场安排将于 .* 公布$/),
      ]);
      const { ticketOpen, arrangePublish } = batch;
      await ofBatch({ ticketOpen, arrangePublish });
      expect((await ofState({ status: 'ARRANGED' }))[0]).toBe(0);
    });

    it('who has signed up for nothing reads the same as who is not known', async () => {
      const none = await ticketOfGuest('郑凯');
      const unknown = await ticketOfGuest('郑凯', demoPerson('冯雪').idCard);
      expect([none.errorCode, none.errorMsg]).toEqual([errorCode.notFound, '未查询到实践考核安排']);
      expect([unknown.errorCode, unknown.errorMsg]).toEqual([none.errorCode, none.errorMsg]);
    });

    it('over: the last ticket is still there, and nothing of it may be arranged again', async () => {
      app.wait(30 * 24 * 60 * minute);
      expect((await ofState({ status: 'ARRANGED' }))[0]).toBe(0);
      await expect(arrange([moved('第 9 机房', 1)])).rejects.toThrow('考试已经开始，安排不能再改');
    });

    it('/reviews/practice/ticket 已结束: at the door and on the ticket; 30 days later a guest is sent to the login', async () => {
      const today = formatDay(app.clock.now());
      await ofBatch({ examStart: today, examEnd: today });
      const { data } = await ticketOfGuest('冯雪');
      expect(data.ticket?.endedOn).toBeNull();
      const { verifyCode } = data.ticket!;
      app.wait(24 * 60 * minute);
      expect((await ticketOfGuest('冯雪')).data.ticket?.endedOn).toBe(today);
      const checked = await app.call(verifyTicketNLog, { verifyCode });
      expect(checked.data).toMatchObject({ state: 'OVER', endedOn: today });
      app.wait(30 * 24 * 60 * minute);
      const late = await ticketOfGuest('冯雪');
      expect(late.data.ticket).toBeNull();
      expect(late.data.obstacle).toMatchObject({
        reason: expect.stringContaining('考后超过 30 天，不登录就查不到准考证了'),
        way: { kind: 'PAGE', path: '/login' },
      });
      const { token } = await app.login('冯雪', { ip: freshAddress() });
      const own = await app.call(getTicket, { ticketType: 'PRACTICE' }, { token });
      expect(own.data.endedOn).toBe(today);
    });
  });
});
