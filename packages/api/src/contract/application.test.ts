import { describe, expect, it } from 'vitest';
import {
  type ApplicationState,
  type ApplicationStep,
  applicationState,
  applicationStep,
  stateAfter,
} from './application.ts';

/** Every step that can be taken, by the state it is taken in. */
const allowed: Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>> = {
  DRAFT: { SUBMIT: 'SUBMITTED' },
  SUBMITTED: { WITHDRAW: 'WITHDRAWN', RETURN: 'RETURNED', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  RETURNED: { SUBMIT: 'SUBMITTED', EXPIRE: 'EXPIRED' },
  WITHDRAWN: { SUBMIT: 'SUBMITTED' },
  APPROVED: { REPORT: 'APPROVED', GRANT: 'APPROVED', CORRECT: 'APPROVED' },
  REJECTED: {},
  EXPIRED: {},
};

describe('a review', () => {
  const combinations = applicationState.options.flatMap((state) =>
    applicationStep.options.map((step) => [state, step, allowed[state][step] ?? null] as const),
  );

  it.each(combinations)('%s, then %s: %s', (state, step, after) => {
    expect(stateAfter(state, step)).toBe(after);
  });
});
