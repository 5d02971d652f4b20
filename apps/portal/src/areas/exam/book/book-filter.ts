import { picklist } from 'valibot';
import { type AddressOf, field, flag, pageNumber } from '../../../shared/address/address-codec.ts';

/** Which questions of the wrong-question book are shown: of the page's own course or of all. */
export const bookFilter = {
  page: pageNumber,
  collected: flag,
  courses: field(picklist(['own', 'all']), 'own'),
};

/** The address parameters of the wrong-question book. */
export type BookFilter = AddressOf<typeof bookFilter>;
