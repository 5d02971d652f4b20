import { examMode } from '@qianwei/api/contract/academic/exam-period';
import { examLevel } from '@qianwei/api/contract/major';
import { picklist } from 'valibot';
import { type AddressOf, field, keyword } from '../../shared/address/address-codec.ts';

/** In characters, as on the server. */
export const maxCatalogueKeyword = 50;

/** Characters that a search needs at least, as on the server. */
export const minCatalogueKeyword = 2;

/** The tab and the filter of the catalogue in the address. Nothing of a person is ever in it. */
export const serviceAddress = {
  tab: field(picklist(['mine']), undefined),
  keyword: keyword(maxCatalogueKeyword),
  level: field(examLevel, undefined),
  mode: field(examMode, undefined),
};

/** The values of the address. */
export type ServiceAddress = AddressOf<typeof serviceAddress>;
