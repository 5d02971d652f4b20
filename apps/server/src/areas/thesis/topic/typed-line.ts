import { lineUpTo } from '@qianwei/api/contract/fields';
import * as v from 'valibot';

/** A line of 1 to `max` characters in a file of the office, without characters that nobody can see. */
export const typedLine = (max: number) => v.pipe(lineUpTo(max), v.minLength(1));

/** The id of a record in a file of the office: Latin letters, digits, `-` and `_`, at most 64. */
export const typedId = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/));
