import { describe, expect, it } from 'vitest';
import { type ReviewState, type ReviewStep, reviewState, reviewStep, stateAfter } from './review.ts';

/** Every step that can be taken, by the state it is taken in. */
const allowed: Record<ReviewState, Partial<Record<ReviewStep, ReviewState>>> = {
  DRAFT: { SUBMIT: 'SUBMITTED' },
  SUBMITTED: { WITHDRAW: 'WITHDRAWN', RETURN: 'RETURNED', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  RETURNED: { SUBMIT: 'SUBMITTED' },
  WITHDRAWN: { SUBMIT: 'SUBMITTED' },
  APPROVED: {},
  REJECTED: {},
};

describe('a review', () => {
  const combinations = reviewState.options.flatMap((state) =>
    reviewStep.options.map((step) => [state, step, allowed[state][step] ?? null] as const),
  );

  it.each(combinations)('%s, then %s: %s', (state, step, after) => {
    expect(stateAfter(state, step)).toBe(after);
  });
});
