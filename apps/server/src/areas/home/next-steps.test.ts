import { describe, expect, it } from 'vitest';
import { taskPriorities } from '../../db/schema/schedule.ts';
import type { StudentTask } from '../../student/tasks.ts';
import type { PeriodRow } from '../../studies/periods.ts';
import { continueDuty, examApplyDuty, practiceDuty } from './derived-duties.ts';
import { nextSteps, stepUrgencyOf } from './next-steps.ts';

const hour = 3_600_000;

describe('duties that follow from what is stored', () => {
  const period = { name: '2027年1月考期', applyEnd: new Date('2026-11-27T09:00:00Z') } as PeriodRow;
  const open = { period, registered: 0, canRegister: 4 };
  const noClash = { hasClash: false };

  it('who has nothing registered and can register reads until when', () => {
    expect(examApplyDuty(open, noClash)).toMatchObject({
      title: '2027年1月考期课程报考',
      desc: '本考期还没有报考课程，你能报 4 门。',
      deadline: period.applyEnd,
      priority: taskPriorities.openWindow,
    });
  });

  it.each([
    ['no period is open', null, noClash],
    ['something is registered', { ...open, registered: 1 }, noClash],
    ['nothing can be registered', { ...open, canRegister: 0 }, noClash],
    ['the basket has a clash, a duty of its own', open, { hasClash: true }],
  ])('there is none when %s', (_, facts, basket) => {
    expect(examApplyDuty(facts, basket)).toBeNull();
  });

  it('going on with a lesson says where it was left, and leads there', () => {
    const path = '/course/play?courseId=04735&lessonId=04735-0402';
    const lesson = { no: '4.2', title: '数据查询', second: 42, duration: 81, lessonId: '04735-0402' };
    const course = {
      courseId: '04735',
      courseName: '数据库系统原理',
      tone: 'CORE',
      kind: 'CONTINUE',
      path,
    } as const;
    expect(continueDuty({ ...lesson, ...course })).toMatchObject({
      title: '4.2　数据查询',
      desc: '《数据库系统原理》，看到 0:42，共 1:21。',
      path,
    });
    expect(continueDuty(undefined)).toBeNull();
  });

  it('the practice sign-up names its courses; without one, or without a window, there is none', () => {
    const window = { endTime: null, path: '/practiceSignUp' };
    expect(practiceDuty(window, ['13014', '02334'])?.title).toBe('报名实践考核 13014、02334');
    expect(practiceDuty(window, [])).toBeNull();
    expect(practiceDuty(null, ['13014'])).toBeNull();
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
  const order = (tasks: StudentTask[], otherwise: StudentTask | null = null) =>
    nextSteps({ mustChangePassword: false, mustChooseMajor: false, tasks, otherwise }, now).map(
      ({ code }) => code,
    );

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

  it('when nothing is due, 继续学习; when something is, it is not among the steps', () => {
    const study = task('study', taskPriorities.continueStudy, null);
    expect(order([], study)).toEqual(['study']);
    expect(order([task('window', taskPriorities.openWindow, 48)], study)).toEqual(['window']);
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
