import { formatMoment } from '@qianwei/api/time/moment';
import { noWishes, planGraduation } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { planEvents } from './plan-event.ts';
import { graduationPlan } from './planner.fixtures.ts';

const { facts } = graduationPlan;
const plan = planGraduation(facts, noWishes);
const events = plan.feasible ? planEvents(facts, plan, 'https://portal.example/academic/exam/plan') : [];
const eventOf = (id: string) => {
  const event = events.find((other) => other.id === id);
  return event && [event.title, formatMoment(event.start), formatMoment(event.end), event.description];
};

it('a plan goes into a calendar: each exam in its half-day, each practice and the topic by their last hour', () => {
  expect(events).toHaveLength(10 + 6 + 1);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(eventOf('planned-exam-02324')).toEqual([
    '计划考 02324 离散数学',
    '2027-01-09 14:30:00',
    '2027-01-09 17:00:00',
    '2027年1月考期，周六下午。时间以课表为准。',
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

it('events of half-days do not overlap', () => {
  const exams = events
    .filter(({ id }) => id.startsWith('planned-exam'))
    .toSorted((a, b) => a.start - b.start);
  for (const [index, exam] of exams.entries())
    expect(exam.start).toBeGreaterThanOrEqual(exams[index - 1]?.end ?? 0);
});
