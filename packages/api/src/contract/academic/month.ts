import * as v from 'valibot';

/** A month as `yyyy-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
