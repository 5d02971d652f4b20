import {
  examApplyStatus,
  examApplyStatusTitles,
  type RegistrationList,
} from '@qianwei/api/contract/academic/registration';
import { id } from '@qianwei/api/contract/fields';
import { field, pageNumber } from '../../../shared/address/address-codec.ts';
import type { ChoiceField, useFilter } from '../../../shared/filter/use-filter.ts';

/** The filter of 报考记录 in the address; without a period it is 全部考期, without a state 全部状态. */
export const registrationFilter = {
  periodId: field(id, undefined),
  status: field(examApplyStatus, undefined),
  page: pageNumber,
  /** The period whose 通知单 is shown in place of the list. */
  ticket: field(id, undefined),
};

/** The filter as the page changes it. */
export type RegistrationFilter = ReturnType<typeof useFilter<typeof registrationFilter>>;

/** The choices of the filter, with the periods that the student has registered in. */
export const registrationChoices = (
  periods: RegistrationList['periods'],
): ChoiceField<keyof typeof registrationFilter>[] => [
  {
    kind: 'choice',
    name: 'periodId',
    label: '考期',
    all: '全部考期',
    options: periods.map(({ periodId, name }) => ({ id: periodId, label: name })),
  },
  {
    kind: 'choice',
    name: 'status',
    label: '状态',
    all: '全部状态',
    options: examApplyStatus.options.map((id) => ({ id, label: examApplyStatusTitles[id] })),
  },
];

/** More than a student registers in ten years; beyond it the list has pages. */
const pageSize = 100;

/** The page without a filter, from which the lead, the dates and the log come. */
export const everyRegistration = { pageNo: 1, pageSize };

/** The payload of the filter. */
export const payloadOf = ({ periodId, status, page }: RegistrationFilter['values']) => ({
  ...everyRegistration,
  pageNo: page,
  ...(periodId !== undefined && { periodId }),
  ...(status !== undefined && { status }),
});
