import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noWishes } from './alternatives.ts';
import { studiesOf } from './electives.ts';
import { moveOptions } from './moves.ts';
import { type FeasiblePlan, planGraduation } from './plan.ts';
import { assignmentFor, codesOf, type Study } from './study.ts';
import { type Attempt, bruteForce, monthOf } from './testing/brute-force.ts';
import { computerScience, passedByZhou } from './testing/computer-science.ts';
import { canGiveWay, factsOf, withoutLimit } from './testing/limit-claims.ts';
import { manyElectives, smallFacts, someWishes, withGroups } from './testing/random-facts.ts';

const byForce = (facts: PlannerFacts, wishes: PlannerWishes) =>
  bruteForce(facts, wishes)?.graduateMonth ?? null;

/** The months of graduation by the checker; several, because a plan does not name the exempt electives that it counts. */
function monthsOf(facts: PlannerFacts, wishes: PlannerWishes, { places }: FeasiblePlan) {
  const exempt = facts.written.filter(
    ({ exemptable, courseCode }) => exemptable && wishes.exempt.includes(courseCode),
  );
  return [...Array(2 ** exempt.length).keys()].map((bits) => {
    const counted = exempt.filter((_, index) => bits & (1 << index));
    const attempts = new Map<string, Attempt>(places.map(({ courseCode, ...offer }) => [courseCode, offer]));
    for (const { courseCode } of counted) attempts.set(courseCode, 'exempt');
    return monthOf(facts, wishes, attempts);
  });
}

describe('planGraduation', () => {
  it('finds the month that trying everything finds, or none where there is none, and keeps every rule', () => {
    fc.assert(
      fc.property(smallFacts, someWishes, (facts, wishes) => {
        const plan = planGraduation(facts, wishes);
        const best = bruteForce(facts, wishes);
        expect(plan.feasible ? plan.graduateMonth : undefined).toBe(best?.graduateMonth);
        if (!plan.feasible) return;
        expect(plan.degreeMonth).toBe(best?.degreeMonth ?? null);
        expect(monthsOf(facts, wishes, plan)).toContain(plan.graduateMonth);
        const taken = facts.written.filter(({ courseCode }) =>
          plan.places.some((place) => place.courseCode === courseCode),
        );
        expect(taken.reduce((sum, { credit }) => sum + credit, 0)).toBe(best?.credits);
        if (facts.written.every(({ electiveGroup }) => electiveGroup === ''))
          expect(plan.lastPeriod ?? -1).toBe(best?.lastPeriod);
      }),
      { numRuns: 250 },
    );
  });

  it('leaves a plan as it is shown where nothing has to move, and is no later for it', () => {
    fc.assert(
      fc.property(smallFacts, someWishes, someWishes, (facts, before, after) => {
        const shown = planGraduation(facts, before);
        if (!shown.feasible) return;
        expect(planGraduation(facts, before, shown.places)).toEqual(shown);
        const plan = planGraduation(facts, after, shown.places);
        expect(plan.feasible ? plan.graduateMonth : null).toBe(byForce(facts, after));
        if (plan.feasible) expect(monthsOf(facts, after, plan)).toContain(plan.graduateMonth);
      }),
      { numRuns: 120 },
    );
  });
});

describe('electives of many groups', () => {
  it('are chosen by a flow so that each batch is reached exactly when some choice reaches it', () => {
    fc.assert(
      fc.property(manyElectives, someWishes, (facts, wishes) => {
        const byChoice = studiesOf(facts, wishes, [], Number.POSITIVE_INFINITY);
        const byFlow = studiesOf(facts, wishes, [], 0);
        const codesIn = ({ courses }: Study) => codesOf(courses).sort().join();
        for (const batch of facts.thesisBatches) {
          const inTime = byChoice(batch).filter((study) => assignmentFor(study, batch) !== null);
          const [study, ...others] = byFlow(batch);
          expect(others).toEqual([]);
          expect(study !== undefined).toBe(inTime.length > 0);
          if (study !== undefined) expect(inTime.map(codesIn)).toContain(codesIn(study));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('an option gives way to another of its group, when another group needs its half-day', () => {
    const base = computerScience(passedByZhou);
    const [template] = base.written;
    const option = (courseCode: string, electiveGroup: string, sessionCode: 'A' | 'B') => ({
      ...{ ...template!, courseCode, electiveGroup, exemptable: false },
      offers: [{ period: 0, sessionCode }],
    });
    const facts = {
      ...base,
      written: [option('00001', 'x', 'A'), option('00002', 'x', 'B'), option('00003', 'y', 'A')],
      practices: [],
      electives: ['x', 'y'].map((group) => ({ group, choose: 1, chosen: [] })),
    };
    const batch = facts.thesisBatches.find(({ topicEnd }) => topicEnd > facts.periods[0]!.scoreDay);
    const [study] = studiesOf(facts, noWishes, [], 0)(batch);
    expect(study && codesOf(study.courses)).toEqual(['00002', '00003']);
  });

  it.each([
    [3, 8],
    [5, 10],
  ])('two groups of %i of %i are one study for each batch, not every choice', (choose, size) => {
    const facts = withGroups(computerScience(passedByZhou), choose, size);
    const plan = planGraduation(facts, noWishes);
    for (const batch of facts.thesisBatches)
      expect(studiesOf(facts, noWishes)(batch).length).toBeLessThanOrEqual(1);
    const taken = (group: string) =>
      plan.feasible &&
      plan.places.filter(({ courseCode }) =>
        facts.written.some((course) => course.courseCode === courseCode && course.electiveGroup === group),
      ).length;
    expect([taken('甲'), taken('乙')]).toEqual([choose, choose]);
  });
});

describe('moveOptions', () => {
  it('has for each period the month that trying everything finds, and names who goes elsewhere', () => {
    fc.assert(
      fc.property(smallFacts, someWishes, fc.nat(5), (facts, wishes, index) => {
        const course = facts.written[index % Math.max(1, facts.written.length)];
        if (course === undefined) return;
        const { courseCode, offers } = course;
        const shown = planGraduation(facts, wishes);
        const options = moveOptions(facts, wishes, shown, courseCode);
        if (shown.feasible && shown.places.some((place) => place.courseCode === courseCode))
          expect(options.map(({ period }) => period)).toEqual(offers.map(({ period }) => period));
        for (const { period, wishes: moved, graduateMonth, isCurrent, shifts } of options) {
          expect(moved.pins).toContainEqual({ courseCode, month: facts.periods[period]!.month });
          expect(graduateMonth).toBe(byForce(facts, moved));
          const plan = planGraduation(facts, moved, shown.feasible ? shown.places : []);
          if (!plan.feasible || !shown.feasible) continue;
          const periods = new Map(shown.places.map((place) => [place.courseCode, place.period]));
          for (const { courseCode: code, to } of shifts)
            if (to === null) periods.delete(code);
            else periods.set(code, to);
          periods.set(courseCode, period);
          expect(periods).toEqual(new Map(plan.places.map((place) => [place.courseCode, place.period])));
          if (isCurrent) expect([graduateMonth, shifts]).toEqual([shown.graduateMonth, []]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('limits', () => {
  it('are there whenever an earlier month is missed, each alone is enough for that, and what can give way would help', () => {
    fc.assert(
      fc.property(smallFacts, someWishes, (facts, wishes) => {
        const plan = planGraduation(facts, wishes);
        const reached = plan.feasible ? plan.graduateMonth : '9999-12';
        const missed = facts.thesisBatches.findLast(({ graduateMonth }) => graduateMonth < reached);
        const limits = plan.limits.filter((limit) => limit.kind !== 'THESIS');
        expect(limits.length > 0).toBe(missed !== undefined);
        const isMissed = (month: string | null) => month === null || month > (missed?.graduateMonth ?? '');
        for (const limit of limits) {
          const { kind, courseCodes, graduateMonth } = limit;
          for (const codes of kind === 'OFFER' ? courseCodes.map((code) => [code]) : [courseCodes])
            expect(byForce(factsOf(facts, limit, codes), wishes)).toBe(graduateMonth);
          expect(isMissed(graduateMonth)).toBe(true);
          if (kind === 'SESSION') expect(limit.periodsNeeded).toBeGreaterThan(limit.periodsFree);
          if (kind === 'PERIOD_CAP') expect(courseCodes.length).toBeGreaterThan(limit.fitting);
          if (!canGiveWay(limit)) continue;
          const freed = limits
            .filter((other) => canGiveWay(other) && `${other.courseCodes}` === `${courseCodes}`)
            .reduce(withoutLimit, { facts: factsOf(facts, limit), wishes });
          if (courseCodes.length > 0) expect(isMissed(byForce(freed.facts, freed.wishes))).toBe(false);
        }
      }),
      { numRuns: 250 },
    );
  });
});
