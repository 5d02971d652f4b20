import * as v from 'valibot';

/** A whole number from `least` to `most`; a column of the database ends at 2,147,483,647. */
export const wholeNumber = (least: number, most = 2_147_483_647) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
