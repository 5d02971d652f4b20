import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { describe, expect, it } from 'vitest';
import { noWishes } from './alternatives.ts';
import { planGraduation } from './plan.ts';
import { settleWishes } from './settled.ts';
import { computerScience, passedByZhou } from './testing/computer-science.ts';

const facts = computerScience(passedByZhou);
const january = '2027-01';
const registering = (...codes: string[]): PlannerFacts => ({
  ...facts,
  written: facts.written.map((course) =>
    codes.includes(course.courseCode) ? { ...course, registered: 0 } : course,
  ),
});
const pinned = (courseCode: string, month: string) => ({ ...noWishes, pins: [{ courseCode, month }] });

describe('what is registered is a fact, and wishes from before give way to it', () => {
  it('a plan from before the registration has a way again, and blames no pin', () => {
    // 13180 and 02324 share a half-day: the student planned one of them, and registered the other.
    const before = pinned('13180', january);
    const registered = registering('02324');
    expect(planGraduation(facts, before).feasible).toBe(true);
    expect(planGraduation(registered, before).feasible).toBe(false);
    const { wishes, overruled } = settleWishes(registered, before);
    expect(overruled).toEqual(['13180']);
    const plan = planGraduation(registered, wishes);
    expect(plan.feasible).toBe(true);
    expect(plan.limits.map(({ kind }) => kind)).not.toContain('PIN');
  });

  it('a course registered for another month than it was put into stays where it is registered', () => {
    expect(settleWishes(registering('02324'), pinned('02324', '2027-10'))).toEqual({
      wishes: noWishes,
      overruled: ['02324'],
    });
    const kept = pinned('02324', january);
    expect(settleWishes(registering('02324'), kept)).toEqual({ wishes: kept, overruled: [] });
  });

  it('a month that is full of registered courses takes no other', () => {
    const full = registering('02324');
    const periods = full.periods.map((period) => ({ ...period, maxCourse: 1 }));
    expect(settleWishes({ ...full, periods }, pinned('13003', january)).overruled).toEqual(['13003']);
    expect(settleWishes(full, pinned('13003', january)).overruled).toEqual([]);
  });

  it('a month with one place left takes one of two pins, the earlier', () => {
    const registered = registering('02324');
    const taken = registered.written.find(({ courseCode }) => courseCode === '02324')?.offers[0]?.sessionCode;
    const [first = '', second = ''] = registered.written.flatMap(
      ({ courseCode, offers, registered: index }) =>
        index === null && offers.some(({ period, sessionCode }) => period === 0 && sessionCode !== taken)
          ? [courseCode]
          : [],
    );
    const wishes = {
      ...noWishes,
      pins: [first, second].map((courseCode) => ({ courseCode, month: january })),
    };
    const periods = registered.periods.map((period) => ({ ...period, maxCourse: 2 }));
    expect(settleWishes({ ...registered, periods }, wishes).overruled).toEqual([second]);
    expect(settleWishes({ ...facts, periods }, wishes).overruled).toEqual([]);
  });

  it('a pin into a month without that exam takes no place from another', () => {
    const registered = registering('02324');
    const periods = registered.periods.map((period) => ({ ...period, maxCourse: 2 }));
    const pins = ['00023', '13003'].map((courseCode) => ({ courseCode, month: january }));
    expect(settleWishes({ ...registered, periods }, { ...noWishes, pins }).overruled).toEqual([]);
  });

  it('leaves wishes as they are without a registration, and a month without an exam for the limits to name', () => {
    const wishes = { ...pinned('00023', january), maxPerPeriod: 2, skip: ['2027-04'] };
    expect(settleWishes(registering('02324'), wishes).wishes).toBe(wishes);
  });
});
