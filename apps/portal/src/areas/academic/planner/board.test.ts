import { noWishes, planGraduation } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { boardOf, coursesIn } from './board.ts';
import { exemptionStep } from './exemption-step.ts';
import { graduationPlan } from './planner.fixtures.ts';

const { facts } = graduationPlan;

function feasible(wishes = noWishes) {
  const plan = planGraduation(facts, wishes);
  if (!plan.feasible) throw new Error('The plan of the fixture is feasible');
  return plan;
}

it('/academic/exam/plan 周子墨 sees three periods, one to spare, and what each of them comes to', () => {
  const board = boardOf(facts, feasible());
  expect(board?.columns.map(({ title, note, kind, sum }) => [title, note, kind, sum])).toEqual([
    ['2027年1月', '报考中，1月9日、10日', 'open', '2 门，8 学分'],
    ['2027年4月', '4月10日、11日', 'later', '4 门，20 学分'],
    ['2027年10月', '预计 10月23日、24日', 'later', '4 门，14 学分'],
    ['2028年1月', '备用，现在用不上', 'spare', ''],
  ]);
});

it('a row says how many courses its half-day has, and in which period it has no room or no exam', () => {
  const board = boardOf(facts, feasible());
  expect(board?.rows.map(({ title, notes }) => [title, ...notes])).toEqual([
    ['周六上午', '剩 3 门', '没有空位'],
    ['周六下午', '剩 3 门', '没有空位'],
    ['周日上午', '剩 2 门', '1月不开考'],
    ['周日下午', '剩 2 门', '1月不开考'],
  ]);
  const [, , sunday] = board?.rows ?? [];
  expect(sunday?.cells.map(({ course, empty }) => course?.courseCode ?? empty)).toEqual([
    '这几门不开考',
    '00898',
    '13015',
    '这几门不开考',
  ]);
});

it('practices stand under the period before their sign-up, the thesis from the choice of its topic to the end', () => {
  const board = boardOf(facts, feasible());
  expect(board?.columns.map(({ practice }) => practice)).toEqual([
    { codes: '13014、02334', when: '11月26日 17:00 前报' },
    { codes: '13004、00899、04736、04748', when: '2027年5月报' },
    null,
    null,
  ]);
  expect(board?.thesis).toEqual({ column: 2, title: '毕业设计', text: '2027年11月选题，2028年5月答辩' });
});

it('each course of the plan has one place on the board', () => {
  const plan = feasible({ ...noWishes, maxPerPeriod: 3 });
  const board = boardOf(facts, plan);
  const codes = board?.rows.flatMap(({ cells }) => cells.flatMap(({ course }) => course?.courseCode ?? []));
  expect(codes?.toSorted()).toEqual(plan.places.map(({ courseCode }) => courseCode).toSorted());
  for (const { period } of board?.columns ?? [])
    expect(coursesIn(facts, plan.places, period).length).toBeLessThanOrEqual(3);
});

it('there is no board when no written course is left', () => {
  const plan = planGraduation({ ...facts, written: [] }, noWishes);
  expect(plan.feasible && boardOf({ ...facts, written: [] }, plan)).toBeNull();
});

it('a month in which nothing is offered is named once for all its years', () => {
  const plan = feasible({ ...noWishes, maxPerPeriod: 2 });
  const board = boardOf(facts, plan);
  const needed = board?.columns.filter(({ kind }) => kind !== 'spare').map(({ month }) => month) ?? [];
  expect(needed.filter((month) => month.endsWith('-01')).length).toBeGreaterThan(1);
  expect(board?.rows.flatMap(({ notes }) => notes)).toContain('逢 1月不开考');
});

it('an exemption that the plan counts on stands in the period before which it is applied for', () => {
  const wishes = { ...noWishes, exempt: ['00023'] };
  const board = boardOf(facts, feasible(wishes), exemptionStep(graduationPlan, wishes));
  expect(board?.exemption).toEqual({ column: 0, codes: '00023', when: '2027年3月1日至3月10日申请' });
});
