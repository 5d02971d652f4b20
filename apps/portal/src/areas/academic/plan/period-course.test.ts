import type { Offering } from '@qianwei/api/contract/academic/exam-plan';
import { basketOf } from '@qianwei/studies';
import { describe, expect, it } from 'vitest';
import { examPlan, registeredPlan } from './exam-plan.fixtures.ts';
import { type PeriodCourse, refusalOf, seatWords } from './period-course.ts';
import { offeringStandingOf } from './standing.ts';

/** The courses of a plan, some of them in the basket, as the page works with them. */
function pageOf(plan: typeof examPlan, basket: readonly string[], areaCode = '9801') {
  const courses = plan.courses.map((course: Offering): PeriodCourse => {
    const registered = course.registration?.status ?? null;
    return { ...course, registered, isRegistered: registered !== null };
  });
  const sum = basketOf(courses, basket, { maxCourse: plan.maxCourse });
  const basketView = { phase: 'open' as const, sum, areaCode, courses, refused: [] };
  const find = (code: string) => courses.find(({ courseCode }) => courseCode === code) as PeriodCourse;
  return {
    refusal: (code: string) => refusalOf(plan, find(code), { areaCode, courses }),
    standing: (code: string) => offeringStandingOf(plan, find(code), basketView),
    seats: (code: string) => seatWords(find(code), areaCode),
  };
}

describe('a course that cannot be registered says why, and what can be done instead', () => {
  it('a full one: another area, another course of the half-day, the next period', () => {
    expect(pageOf(registeredPlan, []).refusal('02324')).toEqual({
      reason: '江澜市名额已满',
      instead: '云泽市还有名额，可以换考区；同一半天可报 13180；可在 2027年4月报考。',
    });
    expect(pageOf(registeredPlan, [], '9802').refusal('02324')).toBeNull();
  });

  it('one beside a registered one: the next period', () => {
    expect(pageOf(registeredPlan, []).refusal('04735')).toEqual({
      reason: '与已报考的 13003 同在 1月9日上午，一个半天限报一门',
      instead: '可在 2027年4月报考。',
    });
  });

  it('a passed one needs nothing instead', () => {
    expect(pageOf(examPlan, []).refusal('15043')).toEqual({ reason: '已合格 78 分', instead: '' });
  });
});

describe('the state of a course', () => {
  it('a chosen course greys out every other one of its half-day, and offers to change places', () => {
    const { standing } = pageOf(examPlan, ['02324']);
    expect(standing('02324')).toMatchObject({ text: '已入篮', action: 'remove' });
    expect(standing('13180')).toMatchObject({
      text: '与已选 02324 同场',
      note: '可在 2027年4月报考。',
      isMuted: true,
      action: 'swap',
    });
    expect(standing('13003')).toMatchObject({ text: '可报', action: 'add' });
  });

  it('a registered course keeps its half-day: the others cannot take its place', () => {
    const { standing } = pageOf(registeredPlan, []);
    expect(standing('13003')).toMatchObject({ text: '待缴费', shape: 'half' });
    expect(standing('04735')).toMatchObject({ text: '与已报 13003 同场', short: '与 13003 同场' });
    expect(standing('04735').action).toBeUndefined();
  });

  it('seats are worth a word when few are left', () => {
    expect([pageOf(examPlan, []).seats('02324'), pageOf(examPlan, [], '9802').seats('02324')]).toEqual([
      '还剩 3 个名额',
      '',
    ]);
  });
});
