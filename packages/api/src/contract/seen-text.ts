import * as v from 'valibot';
import { textUpTo } from './fields.ts';

/**
 * Text that another person reads or that counts as a contribution: of 1 to `limit` characters that can be seen. `empty` is
 * said where none is left.
 */
export const seenText = (limit: number, empty: string) =>
  v.pipe(v.string(empty), textUpTo(limit), v.nonEmpty(empty));
