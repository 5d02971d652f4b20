import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it } from 'vitest';
import { type Check, decideEligibility, requireEligible } from './eligibility.ts';

interface Facts {
  readonly opensAt: Date;
  readonly credits: number | null;
}

const now = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-11-22T02:00:00Z');

const credits = ({ credits }: Facts) =>
  credits === null
    ? null
    : { name: '学分', ok: credits >= 70, actual: `${credits}`, need: '≥ 70', way: null };

const way: Way = { kind: 'PAGE', text: '去报考', path: '/academic/exam/plan' };

const checks: Check<Facts, 'NOT_OPEN' | 'CREDITS'>[] = [
  {
    code: 'NOT_OPEN',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ opensAt }, at) => (at < opensAt ? { reason: '还没有开放', way, nextTime: opensAt } : null),
  },
  {
    code: 'CREDITS',
    errorCode: errorCode.notEligible,
    condition: credits,
    obstacle: (facts) => (credits(facts)?.ok === false ? { reason: '学分不够', way } : null),
  },
];

describe('eligibility', () => {
  it('says the first thing that is in the way, and when to ask again', () => {
    const { refusal } = decideEligibility(checks, { opensAt: later, credits: 60 }, now);
    expect(refusal).toEqual({
      code: 'NOT_OPEN',
      errorCode: errorCode.outsideWindow,
      reason: '还没有开放',
      way,
      nextTime: later,
    });
    const { refusal: second } = decideEligibility(checks, { opensAt: now, credits: 60 }, now);
    expect(second).toMatchObject({ code: 'CREDITS', nextTime: null });
  });

  it('lists every condition that matters, met or not, whatever is in the way first', () => {
    const conditionsOf = (facts: Facts) => decideEligibility(checks, facts, now).conditions;
    expect(conditionsOf({ opensAt: later, credits: 60 })).toEqual([
      { name: '学分', ok: false, actual: '60', need: '≥ 70', way: null },
    ]);
    expect(conditionsOf({ opensAt: now, credits: 70 })).toMatchObject([{ ok: true }]);
    expect(conditionsOf({ opensAt: now, credits: null })).toEqual([]);
  });

  it('is nothing but a pass when nothing is in the way', () => {
    const eligibility = decideEligibility(checks, { opensAt: now, credits: 70 }, now);
    expect(eligibility.refusal).toBeNull();
    expect(() => requireEligible(eligibility)).not.toThrow();
  });

  it('refuses with the code, the reason, the checklist, the time and the way out of the first obstacle', () => {
    const eligibility = decideEligibility(checks, { opensAt: later, credits: 60 }, now);
    expect(() => requireEligible(eligibility)).toThrow(
      expect.objectContaining({
        code: errorCode.outsideWindow,
        message: '还没有开放',
        data: {
          conditions: [{ name: '学分', ok: false, actual: '60', need: '≥ 70', way: null }],
          nextTime: '2026-11-22 10:00:00',
          way,
        },
      }),
    );
  });
});
