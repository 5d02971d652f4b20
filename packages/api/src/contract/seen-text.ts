import * as v from 'valibot';
import { textUpTo } from './fields.ts';

/**
 * Characters that a reader does not see: controls, marks without a width, and marks that turn the direction of writing. Line
 * breaks and tabs stay, and so does what joins an emoji to the next one.
 */
const unseen = /(?!\n|\t|(?<=\p{Emoji}\ufe0f?)\u200d)[\p{Cc}\p{Cf}]/gu;

/**
 * Text that another person reads or that counts as a contribution: of 1 to `limit` characters that can be seen; the others
 * are taken out. `empty` is said where none is left.
 */
export const seenText = (limit: number, empty: string) =>
  v.pipe(
    v.string(empty),
    v.transform((text) => text.replace(unseen, '')),
    textUpTo(limit),
    v.nonEmpty(empty),
  );
