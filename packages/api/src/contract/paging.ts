import * as v from 'valibot';

/** Asks for one page of a list: `pageNo` from 1, `pageSize` 1–100 (default 10). */
export const pageRequest = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
};

/** One page of a list; `total` counts all pages. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item), total: v.number(), pageNo: v.number(), pageSize: v.number() });
}
