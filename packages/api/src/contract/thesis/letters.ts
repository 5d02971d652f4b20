import * as v from 'valibot';
import { textUpTo, unseen } from '../fields.ts';

/** Letters and marks of a text that a reader reads: blanks, line breaks and what is put on a letter do not count. */
export const lettersIn = (text: string): number =>
  [
    ...text
      .normalize('NFC')
      .replace(unseen, '')
      .replace(/[\s\p{M}]/gu, ''),
  ].length;

/**
 * Text of at most `max` characters, in which `min` letters are read (`lettersIn`). `empty` is said where there is none, `short` with the
 * number of letters that lack.
 */
export const writtenText = (
  { min, max }: { readonly min: number; readonly max: number },
  { empty, short }: { readonly empty: string; readonly short: (lacking: number) => string },
) =>
  v.pipe(
    textUpTo(max),
    v.check((text) => lettersIn(text) > 0, empty),
    v.check(
      (text) => lettersIn(text) >= min,
      (issue) => short(min - lettersIn(String(issue.input))),
    ),
  );
