import { examApplyStatus } from '@qianwei/api/contract/academic/registration';
import { id } from '@qianwei/api/contract/fields';
import { type AddressOf, field, pageNumber } from '../../../shared/address/address-codec.ts';

/** The filter of 报考记录 in the address; without a period it is 全部考期, without a state 全部状态. */
export const registrationFilter = {
  periodId: field(id, undefined),
  status: field(examApplyStatus, undefined),
  page: pageNumber,
  /** The period whose 通知单 is shown in place of the list. */
  ticket: field(id, undefined),
};

/** The values of the filter. */
export type RegistrationFilter = AddressOf<typeof registrationFilter>;

/** More than a student registers in ten years; beyond it the list has pages. */
const pageSize = 100;

/** The page without a filter, from which the lead, the dates and the log come. */
export const everyRegistration = { pageNo: 1, pageSize };

/** The payload of the filter. */
export const payloadOf = ({ periodId, status, page }: RegistrationFilter) => ({
  ...everyRegistration,
  pageNo: page,
  ...(periodId !== undefined && { periodId }),
  ...(status !== undefined && { status }),
});
