import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditBarTexts } from './CreditBar.texts.ts';
import { samplePlan } from './samplePlan.ts';
import { brackets, type CreditSlip, placeSlips, requiredAt, states, sumUp, wordsFit } from './slips.ts';

const slip = fc.record({
  credits: fc.oneof(
    fc.integer({ min: -3, max: 14 }),
    fc.constantFrom(0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
  ),
  state: fc.constantFrom(...states, 'maybe' as const),
});
const plan = fc
  .array(slip, { maxLength: 200 })
  .map((slips): CreditSlip[] => slips.map((slip, index) => ({ ...slip, id: String(index) })));
const width = fc.integer({ min: 100, max: 1200 });

describe('the slips of the credit bar', () => {
  it('fill the width exactly, without touching, each as wide as its credits', () => {
    fc.assert(
      fc.property(plan, width, fc.option(fc.integer({ min: 0, max: 80 })), (slips, total, required) => {
        const placed = placeSlips(slips, total, required ?? undefined);
        if (placed.length === 0) return;
        const last = placed.at(-1)!;
        expect(placed[0]!.x).toBe(0);
        expect(last.x + last.width).toBeCloseTo(total, 6);
        const credits = (id: string) => slips.find((slip) => slip.id === id)?.credits;
        for (const [index, slip] of placed.entries()) {
          expect(slip.width).toBeGreaterThan(0);
          const next = placed[index + 1];
          if (!next) continue;
          expect(next.x).toBeGreaterThan(slip.x + slip.width);
          const [mine, its] = [credits(slip.id), credits(next.id)];
          if (mine && its) expect(slip.width * its).toBeCloseTo(next.width * mine, 6);
        }
      }),
    );
  });

  it('are in the order passed, planned, rest, maybe', () => {
    fc.assert(
      fc.property(plan, width, (slips, total) => {
        const along: readonly string[] = [...states, 'maybe'];
        const order = placeSlips(slips, total).map(({ state }) => along.indexOf(state));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  it('come to what is missing, or the words say what they come to', () => {
    fc.assert(
      fc.property(plan, fc.option(fc.integer({ min: 0, max: 80 })), (slips, required) => {
        const { rest, listed } = sumUp(slips, required ?? undefined);
        const words = creditBarTexts.rest(rest, listed);
        expect(words.includes('剩下各门共')).toBe(listed > rest);
        if (listed > rest) expect(words).toContain(`共 ${listed}`);
      }),
    );
  });

  it('are drawn where the mock has them', () => {
    const placed = placeSlips(samplePlan, 640, 73);
    expect(placed).toHaveLength(21);
    expect(placed.filter(({ state }) => state === 'passed').at(-1)!.x).toBeCloseTo(115.3, 0);
    expect(brackets(placed).map(({ state }) => state)).toEqual(['passed', 'planned', 'rest']);
  });

  it('end with one hollow slip for what the plan does not name', () => {
    const placed = placeSlips([{ id: 'one', credits: 20, state: 'passed' }], 100, 73);
    expect(placed.map(({ state }) => state)).toEqual(['passed', 'rest']);
  });

  it('end with what another choice would add, beyond the line and in no sum', () => {
    const slips: CreditSlip[] = [...samplePlan, { id: 'other', credits: 3, state: 'maybe' }];
    const placed = placeSlips(slips, 640, 73);
    const [last, other] = placed.slice(-2);
    expect(other?.id).toBe('other');
    expect(requiredAt(placed, 73)).toBeCloseTo((last!.x + last!.width + other!.x) / 2);
    expect(sumUp(slips, 73)).toEqual(sumUp(samplePlan, 73));
  });
});

describe('the sums', () => {
  it('of 周子墨: 20 passed, 8 planned, 45 missing of 73', () => {
    expect(sumUp(samplePlan, 73)).toEqual({
      passed: 20,
      planned: 8,
      basket: 0,
      rest: 45,
      listed: 45,
      over: 0,
      required: 73,
    });
  });

  it('keep halves and hide what binary fractions leave', () => {
    const slips = [0.1, 0.2, 2.5].map(
      (credits, index): CreditSlip => ({ id: `${index}`, credits, state: 'passed' }),
    );
    expect(sumUp(slips, 4).passed).toBe(2.8);
    expect(sumUp(slips, 4).rest).toBe(1.2);
  });

  it('include the credits beyond the requirement, and their place on the bar', () => {
    const slips: CreditSlip[] = [
      { id: 'one', credits: 40, state: 'passed' },
      { id: 'two', credits: 40, state: 'planned' },
    ];
    expect(sumUp(slips, 60)).toMatchObject({ rest: 0, over: 20 });
    expect(requiredAt(placeSlips(slips, 204), 60)).toBeCloseTo(153.75);
    expect(requiredAt(placeSlips(slips, 204), 80)).toBeUndefined();
  });

  it('what is in the basket is no longer missing, and has a sum of its own', () => {
    const inBasket = samplePlan.map((slip) =>
      slip.state === 'planned' ? { ...slip, state: 'basket' as const } : slip,
    );
    expect(sumUp(inBasket, 73)).toMatchObject({ passed: 20, planned: 0, basket: 8, rest: 45 });
  });
});

describe('the words below the brackets', () => {
  it('are there only where none would overlap another', () => {
    const words = { passed: '已合格 20 学分', planned: '拟报 8', basket: '', rest: '还差 45 学分' };
    const fit = (total: number, fontSize = 14) =>
      wordsFit(brackets(placeSlips(samplePlan, total, 73)), words, { width: total, fontSize });
    expect(fit(640)).toBe(true);
    expect(fit(328)).toBe(false);
    const under = brackets(placeSlips(samplePlan, 640, 73));
    const ends = (at: number) =>
      wordsFit(under, words, { width: 640, fontSize: 14, line: { at, words: '毕业线 73' } });
    expect(ends(636)).toBe(true);
    expect(ends(360)).toBe(false);
  });
});
