import { getHomeIndex } from '@qianwei/api/contract/home';
import { dateWords, momentWords } from '@qianwei/api/time/words';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../commands.ts';
import { signUp, signUpBatch, signUpItem } from '../../db/schema/sign-up.ts';
import type { LiveSignUp } from '../../studies/live-sign-ups.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { freshAddress, proveGuest, submit, uploadPhoto, visitSignUp } from '../../testing/sign-up-visit.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { parseDateTime } from '../../time.ts';

const hour = 3_600_000;

onPostgres('home, the exams of sign-ups', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, commands);
  }, 60_000);
  afterAll(() => desk.leave());

  const home = async (name: string) => {
    const { token } = await app.login(name, { ip: freshAddress() });
    return (await app.call(getHomeIndex, {}, { token })).data;
  };
  const stepsOf = ({ nextStep, followingSteps }: Awaited<ReturnType<typeof home>>) =>
    [nextStep, ...followingSteps].filter((step) => step !== null);
  const own = async (name: string) => {
    const { id } = await app.login(name, { ip: freshAddress() });
    const [found] = await open()
      .db.select({ row: signUp, batch: signUpBatch })
      .from(signUp)
      .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
      .where(eq(signUp.studentId, id));
    return found!;
  };
  /** Result of `look` while the batch has other times or the sign-up another status. */
  async function during<Seen>(
    { row, batch }: Pick<LiveSignUp, 'row' | 'batch'>,
    changed: { readonly batch?: Partial<LiveSignUp['batch']>; readonly row?: Partial<LiveSignUp['row']> },
    look: () => Promise<Seen>,
  ): Promise<Seen> {
    const { db } = open();
    const store = async (of: typeof changed) => {
      if (of.batch) await db.update(signUpBatch).set(of.batch).where(eq(signUpBatch.id, batch.id));
      if (of.row) await db.update(signUp).set(of.row).where(eq(signUp.id, row.id));
    };
    await store(changed);
    const seen = await look();
    const { arrangePublish, ticketOpen } = batch;
    await store({ batch: { arrangePublish, ticketOpen }, row: { status: row.status } });
    return seen;
  }
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);

  it.each([
    ['冯雪', 2, '/reviews/practice/ticket', '实践准考证'],
    ['王雨桐', 1, '/englishSignUp?tab=ticket', '学位英语准考证'],
  ])(
    '%s finds each exam with room and seat among the dates, and prints the ticket as a step',
    async (name, count, path, shortcut) => {
      const { row } = await own(name);
      const items = await open().db.select().from(signUpItem).where(eq(signUpItem.signUpId, row.id));
      const data = await home(name);
      const exams = data.deadlines.filter(({ bizType }) => bizType === 'SIGN_UP_EXAM');
      expect(exams).toHaveLength(count);
      const [ticket] = stepsOf(data).filter(({ code }) => code === 'SIGN_UP_TICKET');
      for (const { examDate, startTime, endTime, siteName, room, seatNo } of items) {
        const title = expect.stringContaining(`，${siteName}${room} ${String(seatNo).padStart(2, '0')} 座`);
        const [deadline, until] = [`${examDate} ${startTime}:00`, `${examDate} ${endTime}:00`];
        expect(exams).toContainEqual(
          expect.objectContaining({ title, deadline, until, occasion: 'EXAM', concerns: true, path }),
        );
        expect(ticket?.desc).toContain(momentWords(parseDateTime(deadline).getTime()));
      }
      expect(ticket).toMatchObject({ actionText: '打印准考证', path, occasion: 'EXAM' });
      expect(ticket?.deadline).toBe(exams[0]?.deadline);
      expect(data.quickList).toContainEqual({ title: shortcut, path, icon: 'print' });
    },
  );

  it('before the seats are published their day and that of the ticket stand there, and no seat', async () => {
    const feng = await own('冯雪');
    const later = { arrangePublish: inHours(1), ticketOpen: inHours(2) };
    const data = await during(feng, { batch: later }, () => home('冯雪'));
    expect(JSON.stringify(data)).not.toContain('第 6 机房');
    expect(data.deadlines.map(({ title }) => title)).toEqual(
      expect.arrayContaining([`${feng.batch.name}考场和座位公布`, `${feng.batch.name}准考证开放打印`]),
    );
    expect(stepsOf(data).map(({ code }) => code)).not.toContain('SIGN_UP_TICKET');
    expect(data.quickList.map(({ title }) => title)).not.toContain('实践准考证');
  });

  it('from the publication on the seats stand there, and the ticket is no step before it is open', async () => {
    const data = await during(await own('冯雪'), { batch: { ticketOpen: inHours(2) } }, () => home('冯雪'));
    expect(data.deadlines.map(({ bizType }) => bizType)).toEqual(
      expect.arrayContaining(['SIGN_UP_TICKET', 'SIGN_UP_EXAM']),
    );
    expect(stepsOf(data).map(({ code }) => code)).not.toContain('SIGN_UP_TICKET');
  });

  it.each(['PENDING', 'RETURNED', 'CANCELLED'] as const)(
    'a sign-up that is %s has no exam',
    async (status) => {
      const data = await during(await own('冯雪'), { row: { status } }, () => home('冯雪'));
      expect(data.deadlines.filter(({ bizType }) => bizType.startsWith('SIGN_UP_'))).toEqual([]);
      expect(stepsOf(data).map(({ code }) => code)).not.toContain('SIGN_UP_TICKET');
    },
  );

  it('王雨桐 reads how far her sign-up for the English exam is, with its day', async () => {
    const wang = await own('王雨桐');
    const words = async () => (await home('王雨桐')).progress?.degreeEnglish;
    const day = dateWords(wang.batch.examStart);
    const later = { arrangePublish: inHours(1), ticketOpen: inHours(2) };
    expect(await words()).toEqual({ hasResult: false, text: `已安排，${day}考试` });
    expect(await during(wang, { batch: later }, words)).toMatchObject({ text: `已报名，${day}考试` });
    for (const [status, text] of [
      ['PENDING', `已报名，${day}考试`],
      ['RETURNED', '报名被退回'],
      ['CANCELLED', '未报'],
    ] as const)
      expect(await during(wang, { row: { status } }, words)).toMatchObject({ text });
  });

  describe('周子墨 signs up for a practice exam', () => {
    const offers = async () => {
      const data = await home('周子墨');
      const window = data.deadlines.find(({ bizType }) => bizType === 'PRACTICE_SIGNUP');
      return {
        ...{ title: window?.title, concerns: window?.concerns, ready: data.progress?.practiceReady },
        steps: stepsOf(data).flatMap(({ code }) => (/SIGN/.test(code) ? [code] : [])),
      };
    };
    const settled = { title: '实践考核报名截止', concerns: false, ready: 0 };

    it('and is offered it no more; when it is returned, the duty to mend stands alone', async () => {
      expect(await offers()).toEqual({
        ...{ title: '实践考核报名截止，13014、02334 可报', concerns: true, ready: 2 },
        steps: ['PRACTICE_SIGNUP'],
      });
      const visit = await visitSignUp(app, 'PRACTICE');
      await proveGuest(app, 'PRACTICE', visit, '周子墨');
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const { data } = await submit(app, 'PRACTICE', visit, {
        ...{ courseCodes: ['13014', '02334'], photoFileId, fee: 12_000 },
      });
      expect(await offers()).toEqual({ ...settled, steps: ['SIGN_UP_UNPAID'] });
      await desk.ops('sign-ups:pay', data.signUpNo, '--amount', '120');
      expect(await offers()).toEqual({ ...settled, steps: [] });
      await desk.ops('sign-ups:decide', data.signUpNo, '--return', '--item', '照片=请换浅色背景');
      expect(await offers()).toEqual({ ...settled, steps: ['SIGN_UP_RETURNED'] });
    });

    it('and finds the exam once it is arranged and published', async () => {
      const { batch, row } = await own('周子墨');
      const { db } = open();
      await db.update(signUp).set({ status: 'ARRANGED' }).where(eq(signUp.id, row.id));
      const place = {
        ...{ examDate: batch.examStart, startTime: '09:00', endTime: '11:00' },
        room: '第 1 机房',
      };
      const items = await db
        .select()
        .from(signUpItem)
        .where(eq(signUpItem.signUpId, row.id))
        .orderBy(asc(signUpItem.courseId));
      for (const [index, { id }] of items.entries())
        await db
          .update(signUpItem)
          .set({ ...place, siteName: '实训楼', seatNo: index + 1 })
          .where(eq(signUpItem.id, id));
      app.wait(batch.arrangePublish.getTime() - app.clock.now().getTime());
      const exams = (await home('周子墨')).deadlines.filter(({ bizType }) => bizType === 'SIGN_UP_EXAM');
      expect(exams.map(({ title }) => title)).toContain(
        '13014 高级语言程序设计（实践），实训楼第 1 机房 02 座',
      );
      expect(exams).toHaveLength(2);
      app.wait(batch.ticketOpen.getTime() - app.clock.now().getTime());
      expect(stepsOf(await home('周子墨')).map(({ code }) => code)).toContain('SIGN_UP_TICKET');
      app.wait(parseDateTime(`${batch.examStart} 09:00:00`).getTime() - app.clock.now().getTime());
      expect(stepsOf(await home('周子墨')).map(({ code }) => code)).not.toContain('SIGN_UP_TICKET');
    });
  });
});
