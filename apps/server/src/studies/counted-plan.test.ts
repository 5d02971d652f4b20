import { describe, expect, it } from 'vitest';
import { countPlan, type ElectiveFacts } from './counted-plan.ts';
import type { StudyStanding } from './results.ts';

const course = (code: string, credit: number, group = '', passed = false) =>
  ({
    line: { line: { electiveGroup: group, chooseCount: 1 }, course: { id: code, courseCode: code, credit } },
    passed,
  }) as unknown as StudyStanding;

const nothing: ElectiveFacts = { minCredit: 10, confirmed: new Map(), registered: new Set() };
const codes = (standings: readonly StudyStanding[]) => standings.map(({ line }) => line.course.courseCode);

describe('what of a plan counts', () => {
  const plan = [course('1', 7, '', true), course('A', 6, '二选一'), course('B', 3, '二选一')];

  it('is what must be taken and, before the student has chosen, the elective that is just enough', () => {
    const counted = countPlan(plan, nothing);
    expect(codes(counted.courses)).toEqual(['1', 'B']);
    expect(counted).toMatchObject({ creditPlan: 10, creditDone: 7 });
    expect(codes([counted.groups[0]!.suggested])).toEqual(['B']);
    expect(counted.groups[0]?.chosen).toBeNull();
    expect(plan.slice(1).map((option) => counted.creditWith('二选一', option))).toEqual([13, 10]);
  });

  it('suggests the larger elective where the smaller is too little, also when neither is enough', () => {
    for (const minCredit of [11, 99]) {
      const { groups, creditPlan } = countPlan(plan, { ...nothing, minCredit });
      expect(codes([groups[0]!.suggested])).toEqual(['A']);
      expect(creditPlan).toBe(13);
    }
  });

  it.each([
    ['confirmed', { ...nothing, confirmed: new Map([['二选一', 'A']]) }, plan],
    ['registered', { ...nothing, registered: new Set(['A']) }, plan],
    ['passed', nothing, [plan[0]!, course('A', 6, '二选一', true), plan[2]!]],
  ])('takes the elective that is %s', (_, facts, standings) => {
    const { groups, creditPlan } = countPlan(standings, facts);
    expect(codes([groups[0]!.chosen!])).toEqual(['A']);
    expect(creditPlan).toBe(13);
  });

  it('of two groups takes no more than is needed together', () => {
    const two = [...plan, course('C', 5, '任选'), course('D', 2, '任选')];
    expect(countPlan(two, { ...nothing, minCredit: 15 }).creditPlan).toBe(15);
    expect(countPlan(two, { ...nothing, minCredit: 16 }).creditPlan).toBe(18);
    expect(countPlan(two, { ...nothing, minCredit: 12 }).creditPlan).toBe(12);
  });
});
