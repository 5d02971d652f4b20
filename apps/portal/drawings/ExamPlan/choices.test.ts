import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busiestHalfDay, choicesOf, laterPeriods } from './choices.ts';
import { january } from './exam-plan.fixtures.ts';

const codes = (courses: readonly { code: string }[]) => courses.map(({ code }) => code);
const of = (basket: readonly string[], kept: Record<string, string> = {}) =>
  choicesOf(january, new Set(basket), kept);

describe('a basket of courses', () => {
  it('two courses of one half-day clash, and the advised one is kept', () => {
    const { clashes, taken, postponed } = of(['13003', '13180', '02324']);
    expect(clashes.map(({ courses, kept }) => [codes(courses), kept.code])).toEqual([
      [['13180', '02324'], '02324'],
    ]);
    expect(codes(taken)).toEqual(['13003', '02324']);
    expect(codes(postponed)).toEqual(['04735', '13180']);
  });

  it('keeps the one that the student chose', () => {
    expect(codes(of(['13180', '02324'], { 'sat-pm': '13180' }).taken)).toEqual(['13180']);
  });

  it('never takes two of one half-day, nor one that is passed', () => {
    const some = fc.subarray(january.courses.map(({ code }) => code));
    fc.assert(
      fc.property(some, (basket) => {
        const { taken } = of(basket);
        expect(new Set(taken.map(({ session }) => session)).size).toBe(taken.length);
        expect(taken.every(({ settled }) => !settled)).toBe(true);
      }),
    );
  });
});

describe('毕业倒推', () => {
  const ahead = (basket: readonly string[]) => laterPeriods(january.later, january.sessions, of(basket));

  it('puts what is postponed into the first free place of its half-day', () => {
    const rows = ahead(['13003', '13180', '02324']);
    expect(rows.map(({ name }) => name)).toEqual(['2027年4月', '2027年10月']);
    expect(rows[0]?.places.map((course) => course?.code)).toEqual(['04735', '13180', '13015', '04747']);
  });

  it('an empty half-day now ends half a year later', () => {
    expect(ahead(['13003']).at(-1)).toMatchObject({ name: '2028年4月', graduation: '2028年12月' });
  });

  it('loses no course, whatever the basket holds', () => {
    const open = january.courses.filter(({ settled }) => !settled);
    fc.assert(
      fc.property(fc.subarray(codes(open)), (basket) => {
        const choices = of(basket);
        const rows = laterPeriods(january.later, january.sessions, choices);
        const planned = rows.flatMap(({ places }) => places.flatMap((course) => course?.code ?? []));
        expect(new Set([...planned, ...codes(choices.taken)]).size).toBe(
          planned.length + choices.taken.length,
        );
        for (const code of codes(open)) expect([...planned, ...codes(choices.taken)]).toContain(code);
      }),
    );
  });

  it('names the half-day that has the most', () => {
    const choices = of(['13003', '02324']);
    const rows = laterPeriods(january.later, january.sessions, choices);
    expect(busiestHalfDay(january.sessions, choices.taken, rows)).toMatchObject({
      session: { id: 'sat-pm' },
      count: 3,
      isUsed: true,
    });
  });
});
