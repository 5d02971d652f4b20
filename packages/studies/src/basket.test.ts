import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BasketCourse, basketOf, clashReasonOf, rivalOf } from './basket.ts';

const course = (courseCode: string, sessionCode: BasketCourse['sessionCode'], isRegistered = false) => ({
  courseCode,
  sessionCode,
  electiveGroup: '',
  fee: 4600,
  isRegistered,
});
/** January 2027 of 080901, the half-day B with the clash of 周子墨. */
const january = [
  course('13003', 'A'),
  course('04735', 'A'),
  course('13180', 'B'),
  course('02324', 'B'),
  course('13015', 'C'),
  course('04747', 'D'),
];
const codesOf = (courses: readonly BasketCourse[]) => courses.map(({ courseCode }) => courseCode);
const limits = { maxCourse: 4 };

describe('what a basket comes to', () => {
  it('two courses of one half-day clash; the first stays, and costs, unless another is kept', () => {
    const basket = ['02324', '13180', '13003'];
    const sum = basketOf(january, basket, limits);
    expect(codesOf(sum.chosen)).toEqual(['13003', '13180', '02324']);
    expect(sum.clashes.map(({ session, stays }) => [session, stays.courseCode])).toEqual([['B', '13180']]);
    expect([codesOf(sum.taken), sum.fee]).toEqual([['13003', '13180'], 9200]);
    expect(codesOf(basketOf(january, basket, { ...limits, kept: ['02324'] }).taken)).toEqual([
      '13003',
      '02324',
    ]);
  });

  it('the first of several kept codes decides, and one that is not in the clash decides nothing', () => {
    const kept = ['04747', '02324', '13180'];
    const { clashes } = basketOf(january, ['13180', '02324'], { ...limits, kept });
    expect(clashes[0]?.stays.courseCode).toBe('02324');
  });

  it('a registered course takes its place beside the basket, and is not in it', () => {
    const courses = [course('15040', 'A', true), ...january];
    const sum = basketOf(courses, ['15040', '13180', '13015', '04747'], { maxCourse: 3 });
    expect(codesOf(sum.taken)).toEqual(['13180', '13015', '04747']);
    expect(sum.tooMany).toBe(1);
    expect(rivalOf(courses, sum.taken, course('13003', 'A'))?.courseCode).toBe('15040');
    expect(rivalOf(courses, sum.taken, course('02324', 'B'))?.courseCode).toBe('13180');
    expect(rivalOf(courses, [], course('13015', 'C'))).toBeUndefined();
  });

  it('two electives of one group clash, whatever their half-days; the one that is kept stays', () => {
    const small = { ...course('04751', 'D'), electiveGroup: '选考' };
    const large = { ...course('13017', 'C'), electiveGroup: '选考' };
    const courses = [...january, large, small];
    const sum = basketOf(courses, ['13003', '04751', '13017'], limits);
    expect(sum.clashes).toEqual([
      { reason: 'ELECTIVE', session: null, courses: [large, small], stays: large },
    ]);
    expect(codesOf(sum.taken)).toEqual(['13003', '13017']);
    const kept = ['04751'];
    expect(codesOf(basketOf(courses, ['04751', '13017'], { ...limits, kept }).taken)).toEqual(['04751']);
    expect(rivalOf(courses, sum.taken, small)?.courseCode).toBe('13017');
    const sameDay = basketOf([{ ...large, sessionCode: 'D' as const }, small], ['04751', '13017'], limits);
    expect(sameDay.clashes.map(({ reason }) => reason)).toEqual(['HALF_DAY']);
  });

  it('never takes two that clash, whatever the groups, and what is left out clashes with something taken', () => {
    const grouped = january.map((each, index) => ({ ...each, electiveGroup: index % 3 === 0 ? '选考' : '' }));
    const some = fc.subarray(codesOf(january));
    fc.assert(
      fc.property(some, some, (basket, kept) => {
        const { chosen, taken, clashes } = basketOf(grouped, basket, { ...limits, kept });
        for (const each of chosen) {
          const rivals = taken.filter((other) => other !== each && clashReasonOf(each, other) !== null);
          expect(rivals.length === 0).toBe(taken.includes(each));
          if (!taken.includes(each)) expect(clashes.some((clash) => clash.courses.includes(each))).toBe(true);
        }
      }),
    );
  });

  it('never takes two of one half-day, nor drops a half-day that was chosen', () => {
    const some = fc.subarray(codesOf(january));
    fc.assert(
      fc.property(some, some, (basket, kept) => {
        const { chosen, taken } = basketOf(january, basket, { ...limits, kept });
        const halfDays = (list: readonly BasketCourse[]) => list.map(({ sessionCode }) => sessionCode);
        expect(halfDays(taken)).toEqual([...new Set(halfDays(chosen))]);
      }),
    );
  });
});
