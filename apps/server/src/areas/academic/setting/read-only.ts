import { errorCode } from '@qianwei/api/contract/envelope';
import type { Check } from '../../../eligibility/eligibility.ts';
import { toScores } from '../../../eligibility/ways.ts';
import type { SettingFacts } from './setting-facts.ts';

const reasons = {
  GRADUATED: '该考籍已毕业，课程设置只能查看，不能再修改',
  TRANSFERRED: '该考籍已转出，课程设置只能查看，不能再修改',
  CANCELLED: '该考籍已注销，课程设置只能查看，不能再修改',
} as const;

/** Check before any change: only a 考籍 that is still studied in may be changed. The first check of every change. */
export const readOnlyCheck: Check<Pick<SettingFacts, 'record'>, 'READ_ONLY'> = {
  code: 'READ_ONLY',
  errorCode: errorCode.stateForbids,
  obstacle: ({ record: { status } }) =>
    status === 'NORMAL' ? null : { reason: reasons[status], way: toScores },
};
