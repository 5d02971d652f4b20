import * as v from 'valibot';

/** A whole number from `min` to `max`; a column of the database ends at 2,147,483,647. */
export const wholeNumber = (min: number, max = 2_147_483_647) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
