import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { periodRuler } from '../shared/period-ruler.ts';
import { examPlan } from './exam-plan.fixtures.ts';

const [, january, april] = examPlan.periods as [
  never,
  (typeof examPlan.periods)[0],
  (typeof examPlan.periods)[0],
];
const labels = (ruler: ReturnType<typeof periodRuler>) => ruler.points.map(({ label }) => label);

it('shows the dates of the period, the next one marked with how far it is', () => {
  const ruler = periodRuler(january, parseMoment(storyTime));
  expect(ruler.nowNote).toBe('离截止还有 5 天 20 小时');
  expect(ruler.points.map(({ label, when }) => `${label} ${when}`)).toEqual([
    '报考开始 11月16日 09:00',
    '报考截止 11月27日 17:00',
    '公布座位 12月30日',
    '通知单开放 1月2日',
    '考试 1月9日、10日',
    '公布成绩 2月13日',
  ]);
  expect(ruler.points.find(({ isNext }) => isNext)?.label).toBe('报考截止');
  expect(periodRuler(january, parseMoment('2026-12-20 08:00:00')).nowNote).toBe('离公布座位还有 10 天');
  expect(periodRuler(january, parseMoment('2027-01-05 08:00:00')).nowNote).toBe('离开考还有 4 天');
  expect(periodRuler(january, parseMoment('2027-03-01 08:00:00')).nowNote).toBeUndefined();
});

it('counts to the first exam where it is known, else by days: midnight is no start', () => {
  const eve = parseMoment('2027-01-08 20:00:00');
  expect(periodRuler(january, eve, parseMoment('2027-01-09 09:00:00')).nowNote).toBe('离开考还有 13 小时');
  expect(periodRuler(january, eve).nowNote).toBe('明天开考');
});

it('the end of payment is a date only where registration costs something', () => {
  const paid = periodRuler({ ...january, feeEnabled: true }, parseMoment(storyTime));
  expect(labels(paid)).toContain('缴费截止');
});

it('seats and ticket of one day are one point; a preview begins with its timetable', () => {
  const sameDay = { ...january, seatPublish: '2027-01-02 08:00:00' } as const;
  expect(labels(periodRuler(sameDay, parseMoment(storyTime)))).toContain('座位和通知单');
  expect(labels(periodRuler(april, parseMoment(storyTime)))[0]).toBe('公布课表');
});
