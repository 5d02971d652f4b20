import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { toRegistrations } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';

/** Submissions and withdrawals for a period in 24 hours: more than anybody needs who changes their mind. */
export const maxRegistrationsADay = 40;

/** Counts a submission or a withdrawal that will be stored. Throws 1050006 beyond `maxRegistrationsADay`. */
export const limitRegistrations = (context: StudentContext, periodId: string): Promise<void> =>
  limitDaily(context, {
    name: 'registration',
    bizId: periodId,
    max: maxRegistrationsADay,
    noun: '同一考期的报考和撤销',
    way: toRegistrations,
  });
