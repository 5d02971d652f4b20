import { applyGradeReview, getGradeList } from '@qianwei/api/contract/academic/grade';
import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { sideOf } from '@qianwei/api/time/words';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { examApply, examSession, examSite } from '../../db/schema/registration.ts';
import { studentTask } from '../../db/schema/schedule.ts';
import { student } from '../../db/schema/student.ts';
import { demoPeople } from '../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { formatDay, parseDateTime } from '../../time.ts';
import { nextSteps } from './next-steps.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onPostgres('home', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const home = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getHomeIndex, {}, { token })).data;
  };

  it.each(demoPeople.slice(1).map(({ name, nextStep }) => [name, nextStep] as const))(
    '/home/index ✓ %s sees first: %s',
    async (name, expected) => {
      const { nextStep } = await home(name);
      expect([nextStep?.actionText, nextStep?.title]).toContain(expected);
    },
  );

  it('/home/index ✓ 林一帆 sees first: 修改初始密码, before home opens', async () => {
    const { token, mustChangePassword } = await app.login('林一帆');
    expect(mustChangePassword).toBe(true);
    const answer = await app.call(getHomeIndex, {}, { token });
    expect(answer.errorCode).toBe(errorCode.mustChangePassword);
    const [first] = nextSteps(
      { mustChangePassword: true, mustChooseMajor: false, tasks: [], otherwise: null },
      app.clock.now(),
    );
    expect(first).toMatchObject({ title: '修改初始密码', path: '/password' });
  });

  it('周子墨 sees who he is, what follows, what ends within 30 days, and the next exam', async () => {
    const data = await home('周子墨');
    expect(data.student).toMatchObject({
      name: '周子墨',
      examineeNo: '013224200002',
      majorCode: '080901',
      schoolName: '江澜大学',
    });
    expect(data.nextStep).toMatchObject({ reason: '进行中的测验，计时没有停', level: 'NOW' });
    expect(data.followingSteps.map(({ title }) => title)).toEqual([
      '报名实践考核 13014、02334',
      '调整报考篮里的 1 处时段冲突',
      '正在直播',
    ]);
    expect(data.deadlines.map(({ title }) => title)).toContain('实践考核报名截止，13014、02334 可报');
    const times = data.deadlines.map(({ deadline }) => deadline);
    expect(times).toEqual([...times].sort());
    expect(data.deadlines[0]).toMatchObject({ level: 'NOW', bizType: 'TEST_RUNNING' });
    expect(data.nextPeriod?.name).toMatch(/^\d{4}年(1|4|10)月考期$/);
    expect(data.nextPeriod?.daysLeft).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['周子墨', true, ['TEST_RUNNING', 'GRADE_REVIEW', 'PRACTICE_SIGNUP', 'EXAM_APPLY']],
    ['陈思远', false, ['THESIS_TOPIC']],
    ['孙浩然', false, ['RETEST_COMMITMENT']],
    ['吴佳怡', false, ['GRADUATION_RETURNED']],
    ['郑凯', false, []],
    ['徐悦', false, []],
    ['冯雪', false, ['DEFENCE_TICKET']],
  ] as const)(
    '%s is shown what concerns them, and whether an exam is coming',
    async (name, hasPeriod, own) => {
      const { deadlines, nextPeriod } = await home(name);
      const concerning = deadlines.filter(({ concerns, occasion }) => concerns && sideOf(occasion) === 'end');
      const starting = deadlines.filter(({ bizType }) => bizType === 'DEFENCE_TICKET');
      expect([...concerning, ...starting].map(({ bizType }) => bizType)).toEqual(own);
      expect(nextPeriod !== null).toBe(hasPeriod);
    },
  );

  it.each([
    [
      '周子墨',
      { credits: { min: 73, done: 20 }, passedCourse: 5, totalCourse: 15, avgScore: 68.8, degreeAvg: 68.8 },
    ],
    [
      '吴佳怡',
      {
        credits: { done: 70 },
        passedCourse: 14,
        practicePassed: 1,
        degreeAvg: 69.6,
        degreeEnglish: { hasResult: true, text: '59 分，不合格' },
      },
    ],
    [
      '郑凯',
      {
        credits: { done: 70 },
        degreeAvg: 72.4,
        degreeEnglish: { hasResult: true, text: '66 分，合格' },
        thesisStage: '74 分，中等',
      },
    ],
    [
      '孙浩然',
      { thesisStage: '复检中', practicePassed: 6, degreeEnglish: { hasResult: true, text: '违纪' } },
    ],
    ['陈思远', { thesisStage: '未选题' }],
    ['王雨桐', { thesisStage: '开题报告退回修改' }],
    ['徐悦', null],
  ] as const)('%s sees how far it is to graduation (screens §12.4)', async (name, expected) => {
    const { progress } = await home(name);
    if (expected === null) expect(progress).toBeNull();
    else expect(progress).toMatchObject(expected);
  });

  it('周子墨 plans 8 credits for the open period: of two that clash one counts', async () => {
    const { progress } = await home('周子墨');
    const sum = (state: string) =>
      progress!.slips.filter((slip) => slip.state === state).reduce((total, { credit }) => total + credit, 0);
    expect([sum('DONE'), sum('REGISTERED'), sum('BASKET'), sum('REST')]).toEqual([20, 0, 8, 45]);
    expect(progress!.credits).toEqual({ min: 73, done: 20, registered: 0, basket: 8, rest: 45 });
    expect(progress!.trend.map(({ score }) => score)).toEqual([60, 71, 78, 66, null, 59.5]);
    expect(progress).toMatchObject({ practicePassed: 0, practiceTotal: 6, practiceReady: 2 });
  });

  it('a defence begins, a thesis is due: the day is not named alike', async () => {
    expect((await home('冯雪')).nextStep).toMatchObject({ title: '打印答辩准考证', occasion: 'START' });
    expect((await home('陈思远')).nextStep).toMatchObject({ occasion: 'DEADLINE' });
  });

  it('what is over is not shown: the test after 48 minutes, the live course after 70', async () => {
    app.wait(49 * minute);
    expect((await home('周子墨')).nextStep?.code).toBe('PRACTICE_SIGNUP');
    const following = async () => (await home('周子墨')).followingSteps.map(({ code }) => code);
    expect(await following()).toEqual(['APPLY_CLASH', 'LIVE_NOW']);
    app.wait(22 * minute);
    expect(await following()).toEqual(['APPLY_CLASH']);
    app.wait(-71 * minute);
  });

  it('冯雪 is urged on the day before her defence', async () => {
    const data = await home('冯雪');
    expect(data.followingSteps.map(({ actionText }) => actionText)).toEqual(['设备自检', '打印准考证']);
    expect(['URGENT', 'SOON']).toContain(data.nextStep?.level);
  });

  it('the day of maintenance is on everybody’s ruler', async () => {
    const { deadlines } = await home('徐悦');
    expect(deadlines.map(({ title, occasion }) => [title, occasion])).toContainEqual([
      '系统维护，暂停服务',
      'MAINTENANCE',
    ]);
  });

  it.each([
    ['周子墨', ['成绩查询', '报考记录', '免考与顶替']],
    ['吴佳怡', ['毕业材料', '学位申请']],
    ['郑凯', ['学位申请', '成绩查询']],
    ['徐悦', ['证书测评', '课程学习', '个人信息']],
    ['黄磊', ['论文管理', '论文复检']],
  ] as const)('%s finds the shortcuts of where they stand', async (name, titles) => {
    const shown = (await home(name)).quickList.map(({ title }) => title);
    expect(shown).toEqual(expect.arrayContaining([...titles]));
  });

  it('郑凯 is congratulated, with the day of his diploma and until when the degree can be applied for', async () => {
    const { graduation, nextStep, nextPeriod } = await home('郑凯');
    const deadline = parseDateTime(nextStep?.deadline ?? '');
    expect(formatDay(deadline)).toBe(formatDay(new Date(app.clock.now().getTime() + 40 * day)));
    const certNo = expect.stringMatching(/^65\d{14}/);
    expect(graduation).toMatchObject({ hasDegree: true, degreeDeadline: nextStep?.deadline, certNo });
    expect(nextStep?.desc).toBe('平均分 72.4，学位英语 66 分，均已达到要求。');
    expect(nextPeriod).toBeNull();
    // It ends before the window of all, which the notice says.
    expect(nextStep?.note).toMatch(/^你的毕业证书签发满 6 个月为止，比通知里本批的 .+17:00 早，/);
    expect((await home('周子墨')).graduation).toBeNull();
  });

  it('何静 sees the duties of the record she chose, and only those', async () => {
    const { token, majorInfoList } = await app.login('何静');
    expect((await app.call(getHomeIndex, {}, { token })).data.followingSteps).toEqual([]);
    for (const [level, expected] of [
      ['TOP_UP', '去报名'],
      ['JUNIOR', undefined],
    ] as const) {
      const record = majorInfoList.find(({ applyExamLevel }) => applyExamLevel === level)!;
      await app.call(chooseMajor, { majorId: record.majorId }, { token });
      const { data } = await app.call(getHomeIndex, {}, { token });
      expect(data.nextStep?.actionText).toBe(expected);
      expect(data.student.examineeNo).toBe(record.examineeNo);
      expect(data.quickList.some(({ path }) => path === '/thesis/index')).toBe(level === 'TOP_UP');
    }
  });

  it('shows nobody else’s duties', async () => {
    const { db } = open();
    const [other] = await db.select().from(student).where(eq(student.name, '郑凯'));
    const secret = {
      studentId: other!.id,
      code: 'SECRET',
      title: '别人的任务',
      reason: '',
      path: '/',
      actionText: '',
    };
    await db.insert(studentTask).values({ ...secret, priority: 1, menuPath: '/home/index' });
    expect(JSON.stringify(await home('周子墨'))).not.toContain('别人的任务');
    expect((await home('郑凯')).nextStep?.code).toBe('SECRET');
    await db.delete(studentTask).where(eq(studentTask.code, 'SECRET'));
  });

  describe('the days before and of the exams of 何静', () => {
    /** The first day of her exams, in ms. */
    let first = 0;
    const he = async () => {
      const { token, majorInfoList } = await app.login('何静');
      const record = majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'TOP_UP')!;
      await app.call(chooseMajor, { majorId: record.majorId }, { token });
      return (await app.call(getHomeIndex, {}, { token })).data;
    };
    /** Result of `look` at a time of her first day, `HH:mm`; a day earlier with `before`. */
    const at = async <Seen>(time: string, look: () => Promise<Seen>, before = 0): Promise<Seen> => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const ahead = first - before * day + hours * hour + minutes * minute - app.clock.now().getTime();
      app.wait(ahead);
      const seen = await look();
      app.wait(-ahead);
      return seen;
    };

    beforeAll(async () => {
      const { db } = open();
      const [person] = await db.select().from(student).where(eq(student.name, '何静'));
      const [site] = await db.select().from(examSite);
      const rows = await db
        .select({ apply: examApply, session: examSession })
        .from(examApply)
        .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
        .where(eq(examApply.studentId, person!.id));
      const today = formatDay(app.clock.now());
      const coming = rows.filter(({ session }) => session.date > today);
      for (const [index, { apply }] of coming.entries())
        await db
          .update(examApply)
          .set({ siteId: site!.id, room: `第 0${index + 1} 考场`, roomCapacity: 30, seatNo: 14 })
          .where(eq(examApply.id, apply.id));
      first = Math.min(...coming.map(({ session }) => parseDateTime(session.date).getTime()));
    });

    it('nothing is said two days before', async () => {
      const { examDay, deadlines } = await at('20:00', he, 2);
      expect(examDay).toBeNull();
      expect(deadlines.map(({ bizType, occasion }) => [bizType, occasion])).toContainEqual(['EXAM', 'EXAM']);
    });

    it('three weeks before, the ruler has the days of seats, ticket and exam', async () => {
      const { deadlines } = await at('09:30', he, 21);
      const own = deadlines.filter(({ path }) => path === '/academic/apply/info');
      expect(own.map(({ bizType, occasion }) => [bizType, occasion])).toEqual([
        ['SEAT_PUBLISH', 'OPENING'],
        ['EXAM_TICKET', 'OPENING'],
        ['EXAM', 'EXAM'],
      ]);
    });

    it('on the evening before, the exam is the next step, with room and seat', async () => {
      const { examDay, nextStep } = await at('20:00', he, 1);
      expect(nextStep).toMatchObject({
        code: 'EXAM_DAY',
        reason: '明天考试',
        path: '/home/index?view=examDay',
        occasion: 'EXAM',
      });
      expect(examDay).toMatchObject({ ticketOpen: true, phone: '025-0000-0000' });
      const [exam] = examDay!.exams;
      expect(exam).toMatchObject({ room: '第 01 考场', seatNo: '14' });
      expect(exam?.address).not.toBe('');
      const start = parseDateTime(exam!.startTime).getTime();
      expect(parseDateTime(exam!.entryTime).getTime()).toBe(start - 30 * minute);
      expect(parseDateTime(exam!.lastEntryTime).getTime()).toBe(start + 15 * minute);
    });

    it('when the last exam of the day is over, the next day is shown, or nothing', async () => {
      const evening = await at('20:00', he);
      const [today] = await at('06:00', async () => [(await he()).examDay?.date]);
      expect(today).toBe(formatDay(new Date(first)));
      expect(evening.examDay?.date).not.toBe(today);
    });

    it('who sits in no exam reads nothing about one', async () => {
      expect((await at('20:00', () => home('周子墨'), 1)).examDay).toBeNull();
    });
  });

  it('系统维护 lasts until its end', async () => {
    const { deadlines } = await home('徐悦');
    const maintenance = deadlines.find(({ bizType }) => bizType === 'MAINTENANCE');
    const hours =
      (parseDateTime(maintenance?.until ?? '').getTime() -
        parseDateTime(maintenance?.deadline ?? '').getTime()) /
      hour;
    expect(hours).toBe(4);
  });

  it('何静, whose 专科 results are kept elsewhere, reads so in place of 0 courses', async () => {
    const { token, majorInfoList } = await app.login('何静');
    const junior = majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'JUNIOR');
    await app.call(chooseMajor, { majorId: junior?.majorId }, { token });
    expect((await app.call(getHomeIndex, {}, { token })).data.graduation).toMatchObject({
      hasResults: false,
    });
    expect((await home('郑凯')).graduation).toMatchObject({ hasResults: true });
  });

  it('practice courses can be signed up for while the sign-up is open, not after', async () => {
    expect((await home('周子墨')).progress?.practiceReady).toBe(2);
    app.wait(6 * day);
    expect((await home('周子墨')).progress?.practiceReady).toBe(0);
    app.wait(-6 * day);
  });

  it('周子墨 reads until when his review is answered, once it is handed in', async () => {
    const { token } = await app.login('周子墨');
    const { list } = (await app.call(getGradeList, { pageSize: 100 }, { token })).data;
    const failed = list.find(({ courseCode }) => courseCode === '13003');
    const asked = { gradeId: failed?.gradeId, suspect: 'SUM', reason: '客观题估分 41 分，合计可能有误' };
    const { replyBefore } = (await app.call(applyGradeReview, asked, { token })).data;
    expect((await home('周子墨')).waiting).toMatchObject([
      { title: '成绩复核：13003 数据结构与算法', path: '/academic/gradeSearch', replyBefore },
    ]);
  });

  it('a duty once done is gone', async () => {
    await open()
      .db.update(studentTask)
      .set({ status: 'DONE' })
      .where(eq(studentTask.code, 'GRADUATION_RETURNED'));
    expect((await home('吴佳怡')).nextStep).toBeNull();
  });
});
