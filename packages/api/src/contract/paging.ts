import * as v from 'valibot';
import { wholeNumber } from './fields.ts';

/** Asks for one page of a list: `pageNo` from 1, `pageSize` 1–100 (default 10). */
export const pageRequest = {
  pageNo: v.optional(wholeNumber(1, 100_000), 1),
  pageSize: v.optional(wholeNumber(1, 100), 10),
};

/** One page of a list; `total` counts all pages. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item), total: v.number(), pageNo: v.number(), pageSize: v.number() });
}
