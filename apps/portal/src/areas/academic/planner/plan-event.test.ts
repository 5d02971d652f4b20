import { formatMoment } from '@qianwei/api/time/moment';
import { noWishes, planGraduation } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { examEventId } from '../shared/period-words.ts';
import { exemptionStep } from './exemption-step.ts';
import { planEvents } from './plan-event.ts';
import { graduationPlan } from './planner.fixtures.ts';

const { facts } = graduationPlan;
const plan = planGraduation(facts, noWishes);
const events = plan.feasible
  ? planEvents(facts, plan, null, 'https://portal.example/academic/exam/plan')
  : [];
const eventOf = (id: string) => {
  const event = events.find((other) => other.id === id);
  return event && [event.title, formatMoment(event.start), formatMoment(event.end), event.description];
};

it('a plan goes into a calendar: each exam in its half-day, each practice and the topic by their last hour', () => {
  expect(events).toHaveLength(10 + 6 + 1);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const [january] = facts.periods;
  expect(eventOf(`exam-${january?.periodId}-02324`)).toEqual([
    '计划考 02324 离散数学',
    '2027-01-09 14:30:00',
    '2027-01-09 17:00:00',
    '2027年1月考期，周六下午。还没有报考。',
  ]);
  expect(eventOf('planned-exam-13015')?.[3]).toBe('2027年10月考期，周日上午。日期是预计的，以报考通知为准。');
  expect(eventOf('planned-practice-13014')?.slice(1, 3)).toEqual([
    '2026-11-26 16:00:00',
    '2026-11-26 17:00:00',
  ]);
  expect(eventOf('planned-thesis')?.slice(1)).toEqual([
    '2027-11-30 22:59:59',
    '2027-11-30 23:59:59',
    '选题截止。2028年5月答辩，以批次日程为准。',
  ]);
});

it('a registered exam is the one of the timetable: the same event, its hours, and not planned any more', () => {
  const written = facts.written.map((course) =>
    course.courseCode === '13003' ? { ...course, registered: 0 } : course,
  );
  const own = planGraduation({ ...facts, written }, noWishes);
  const listed = own.feasible ? planEvents({ ...facts, written }, own, null, '') : [];
  expect(listed.find(({ title }) => title.includes('13003'))).toMatchObject({
    id: examEventId(facts.periods[0]?.periodId ?? '', '13003'),
    title: '考试 13003 数据结构与算法',
    description: '2027年1月考期，周六上午。考场和座位以通知单为准。',
  });
});

it('an exemption that the plan counts on is there with its last day', () => {
  const wishes = { ...noWishes, exempt: ['00023'] };
  const own = planGraduation(facts, wishes);
  const step = exemptionStep(graduationPlan, wishes);
  const listed = own.feasible ? planEvents(facts, own, step, '') : [];
  const exemption = listed.find(({ id }) => id === 'planned-exemption');
  expect([exemption?.title, exemption?.description, formatMoment(exemption?.end ?? 0)]).toEqual([
    '计划申请免考 00023',
    '2027年3月1日至3月10日申请，通过了才照这个排法。以受理通知为准。',
    '2027-03-10 17:00:00',
  ]);
});

it('events of half-days do not overlap', () => {
  const exams = events
    .filter(({ title }) => title.startsWith('计划考'))
    .toSorted((a, b) => a.start - b.start);
  for (const [index, exam] of exams.entries())
    expect(exam.start).toBeGreaterThanOrEqual(exams[index - 1]?.end ?? 0);
});
