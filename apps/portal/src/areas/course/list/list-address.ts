import { shelfStatus } from '@qianwei/api/contract/course/list';
import { id } from '@qianwei/api/contract/fields';
import { type AddressOf, field, keyword } from '../../../shared/address/address-codec.ts';

/** Characters of a search. */
export const searchLimit = 50;

/** The part of the list in the address; without a period it is the next one. */
export const shelfAddress = {
  status: field(shelfStatus, 'STUDYING'),
  periodId: field(id, undefined),
  keyword: keyword(searchLimit),
};

/** The values of the list in the address. */
export type ListAddress = AddressOf<typeof shelfAddress>;
