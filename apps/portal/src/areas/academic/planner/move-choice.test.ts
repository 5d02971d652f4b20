import { noWishes, planGraduation } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { boardOf } from './board.ts';
import { moveChoices, whyNot } from './move-choice.ts';
import { firstRegistered, graduationPlan } from './planner.fixtures.ts';

const { facts } = graduationPlan;

function choicesFor(code: string) {
  const plan = planGraduation(facts, noWishes);
  const course = facts.written.find(({ courseCode }) => courseCode === code);
  const board = plan.feasible ? boardOf(facts, plan) : null;
  if (!plan.feasible || board === null || course === undefined) throw new Error(`No place for ${code}`);
  return moveChoices(facts, noWishes, plan, course, board.columns).map(({ title, result, why }) => [
    title,
    result,
    why,
  ]);
}

it('each place of a course says the month that it leads to, and who changes places with it', () => {
  expect(choicesFor('02324')).toEqual([
    ['现在在这里', '仍是 2028年6月', ''],
    ['放到这里', '仍是 2028年6月', '高等数学（工本）改到 2027年10月，操作系统改到 2027年1月'],
    ['与操作系统对调', '仍是 2028年6月', ''],
    ['放到最后', '2028年12月，晚 6 个月', '笔试到 2028年1月才考完'],
  ]);
});

it('a place that is later because of a practice names the practice; a period without the course is none', () => {
  expect(choicesFor('00898')).toEqual([
    ['1月不开考', '', ''],
    ['现在在这里', '仍是 2028年6月', ''],
    ['与计算机系统原理对调', '2028年12月，晚 6 个月', '实践 00899 要到 2027年11月才能报'],
    ['1月不开考', '', ''],
  ]);
});

it('a place in which something is registered says what is to be cancelled first', () => {
  const { facts: registered } = firstRegistered;
  const plan = planGraduation(registered, noWishes);
  const course = registered.written.find(({ courseCode }) => courseCode === '04735');
  const board = plan.feasible ? boardOf(registered, plan) : null;
  if (!plan.feasible || board === null || course === undefined) throw new Error('No place for 04735');
  const [january] = moveChoices(registered, noWishes, plan, course, board.columns);
  expect(january && whyNot(january)).toBe('13003 已报考，先撤销');
});
