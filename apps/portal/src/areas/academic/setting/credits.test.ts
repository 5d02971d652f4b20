import { describe, expect, it } from 'vitest';
import { courseSetting, graduateSetting, lockedSetting } from './course-setting.fixtures.ts';
import { creditPlanOf, creditSlips, creditsOf, picksOf } from './credits.ts';
import { consequencesOf } from './electives.ts';

const meanwhile = picksOf(courseSetting.electives);
const other = { 二选一: '13017' };

describe('the credits of a plan', () => {
  it('add up to the plan: 73 with 04751, 76 with 13017', () => {
    expect(meanwhile).toEqual({ 二选一: '04751' });
    expect(creditPlanOf(courseSetting, meanwhile)).toBe(73);
    expect(creditPlanOf(courseSetting, other)).toBe(76);
  });

  it('are reached by what is passed, exempt or replaced', () => {
    const courses = courseSetting.groups.flatMap(({ courses: own }) => own);
    expect(creditsOf(courses, meanwhile)).toEqual({ total: 73, done: 20 });
  });

  it('are drawn with the elective that is being chosen last, and dashed what the other one would add', () => {
    const slips = creditSlips(courseSetting, meanwhile);
    expect(slips.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual(['04751']);
    expect(slips.at(-1)).toMatchObject({
      state: 'maybe',
      credits: 3,
      name: '改选 13017 计算机网络与信息安全',
    });
    expect(creditSlips(courseSetting, other).filter(({ state }) => state === 'maybe')).toEqual([]);
  });

  it('offer no other elective once it is locked', () => {
    for (const setting of [lockedSetting, graduateSetting]) {
      const slips = creditSlips(setting, picksOf(setting.electives));
      expect(slips.some(({ isChosen, state }) => isChosen || state === 'maybe')).toBe(false);
    }
  });
});

it('an elective names the courses of its half-day that are still to be taken, and how much is left over', () => {
  const [option] = courseSetting.electives[0]?.options ?? [];
  if (option === undefined) throw new TypeError('no option');
  const words = (creditPlan: number) =>
    consequencesOf({ ...option, creditPlan }, courseSetting).map((each) => each.words);
  expect(words(73)).toEqual([
    '以后任何一门按新计划少算学分，都要另补课程',
    '周日下午开考，与 04747 不能在同一考期报',
  ]);
  expect(words(76)[0]).toBe('有余量：以后少算 3 学分以内，不用另补课程');
  expect(words(70)[0]).toBe('还差 3 学分，不够毕业');
});
