import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { studentTask, taskPriorities } from '../../db/schema/schedule.ts';
import { student } from '../../db/schema/student.ts';
import { demoPeople } from '../../demo/people.ts';
import type { StudentTask } from '../../student/tasks.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { nextSteps, stepUrgencyOf } from './next-steps.ts';

const minute = 60_000;
const hour = 60 * minute;

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
    '%s sees first: %s',
    async (name, expected) => {
      const { nextStep } = await home(name);
      expect([nextStep?.actionText, nextStep?.title]).toContain(expected);
    },
  );

  it('林一帆 sees first: 修改初始密码, before home opens', async () => {
    const { token, mustChangePassword } = await app.login('林一帆');
    expect(mustChangePassword).toBe(true);
    const answer = await app.call(getHomeIndex, {}, { token });
    expect(answer.errorCode).toBe(errorCode.mustChangePassword);
    const [first] = nextSteps(
      { mustChangePassword: true, mustChooseMajor: false, tasks: [] },
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
      '调整报考篮里的 1 处时段冲突',
      '正在直播',
    ]);
    expect(data.deadlines).toHaveLength(6);
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
    ['吴佳怡', false, ['GRADUATION_APPLY']],
    ['郑凯', false, []],
    ['徐悦', false, []],
    ['冯雪', false, ['DEFENCE_TICKET']],
  ] as const)(
    '%s is shown what concerns them, and whether an exam is coming',
    async (name, hasPeriod, own) => {
      const { deadlines, nextPeriod } = await home(name);
      const concerning = deadlines.filter(({ concerns }) => concerns);
      expect(concerning.map(({ bizType }) => bizType)).toEqual(own);
      expect(nextPeriod !== null).toBe(hasPeriod);
    },
  );

  it.each([
    [
      '周子墨',
      { credit: 20, minCredit: 73, passedCourse: 5, totalCourse: 15, avgScore: 68.8, degreeAvg: 68.8 },
    ],
    [
      '吴佳怡',
      { credit: 70, passedCourse: 14, practicePassed: 1, degreeAvg: 69.6, degreeEnglish: '59 分，不合格' },
    ],
    ['郑凯', { credit: 70, degreeAvg: 72.4, degreeEnglish: '66 分，合格', thesisStage: '74 分，中等' }],
    ['孙浩然', { thesisStage: '复检中', practicePassed: 6, degreeEnglish: '违纪' }],
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
    expect([sum('PASSED'), sum('PLANNED'), sum('REST')]).toEqual([20, 8, 45]);
    expect(progress!.trend.map(({ score }) => score)).toEqual([60, 71, 78, 66, null, 59.5]);
    expect(progress).toMatchObject({ practicePassed: 0, practiceTotal: 6, practiceReady: 2 });
  });

  it('a defence begins, a thesis is due: the day is not named alike', async () => {
    expect((await home('冯雪')).nextStep).toMatchObject({ title: '打印答辩准考证', occasion: 'START' });
    expect((await home('陈思远')).nextStep).toMatchObject({ occasion: 'DEADLINE' });
  });

  it('what is over is not shown: the test after 48 minutes, the live course after 70', async () => {
    app.wait(49 * minute);
    expect((await home('周子墨')).nextStep?.code).toBe('APPLY_CLASH');
    expect((await home('周子墨')).followingSteps.map(({ code }) => code)).toEqual(['LIVE_NOW']);
    app.wait(22 * minute);
    expect((await home('周子墨')).followingSteps).toEqual([]);
    app.wait(-71 * minute);
  });

  it('冯雪 is urged on the day before her defence', async () => {
    const data = await home('冯雪');
    expect(data.followingSteps.map(({ actionText }) => actionText)).toEqual(['设备自检']);
    expect(['URGENT', 'SOON']).toContain(data.nextStep?.level);
  });

  it('何静 sees the duties of the record she chose, and only those', async () => {
    const { token, majorInfoList } = await app.login('何静');
    expect((await app.call(getHomeIndex, {}, { token })).data.followingSteps).toEqual([]);
    for (const [level, expected] of [
      ['TOP_UP', undefined],
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

  it('a duty once done is gone', async () => {
    await open()
      .db.update(studentTask)
      .set({ status: 'DONE' })
      .where(eq(studentTask.code, 'GRADUATION_RETURNED'));
    expect((await home('吴佳怡')).nextStep).toBeNull();
  });
});

describe('the order of next steps (screens §5)', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const task = (code: string, priority: number, dueInHours: number | null) =>
    ({
      code,
      priority,
      deadline: dueInHours === null ? null : new Date(now.getTime() + dueInHours * hour),
      reason: '',
      title: code,
      desc: '',
      path: '/',
      actionText: '',
    }) as StudentTask;
  const order = (tasks: StudentTask[]) =>
    nextSteps({ mustChangePassword: false, mustChooseMajor: false, tasks }, now).map(({ code }) => code);

  it('running exam, due within 24 hours, returned, open window, live, plan, study', () => {
    const { running, returned, openWindow, liveSoon, planBehind, continueStudy } = taskPriorities;
    const tasks = [
      task('study', continueStudy, null),
      task('plan', planBehind, null),
      task('live', liveSoon, null),
      task('window', openWindow, 48),
      task('returned', returned, 72),
      task('due', openWindow, 23),
      task('running', running, 1),
    ];
    expect(order(tasks)).toEqual(['running', 'due', 'returned', 'window', 'live', 'plan', 'study']);
  });

  it('the sooner of two equals comes first, a duty without a deadline last', () => {
    const { openWindow } = taskPriorities;
    expect(
      order([task('none', openWindow, null), task('late', openWindow, 90), task('soon', openWindow, 50)]),
    ).toEqual(['soon', 'late', 'none']);
  });

  it.each([
    [1, 'NOW'],
    [1.01, 'URGENT'],
    [24, 'URGENT'],
    [24.01, 'SOON'],
    [168, 'SOON'],
    [168.01, 'NORMAL'],
  ])('%s hours left is %s', (hours, level) => {
    expect(stepUrgencyOf(new Date(now.getTime() + hours * hour), now)).toBe(level);
  });
});
