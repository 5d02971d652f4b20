/** How much of the end of a name is always shown: the extension and the characters before it, where versions differ. */
const tailLength = 8;
/** Letters that join or run from the right would be torn apart by a cut. */
const uncut = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * A name in two parts, so that it can be cut in the middle: `head` may be cut, `tail` always stays. Direction marks
 * are removed: with them `gnp.exe` can be made to look like `exe.png`.
 */
export function splitName(name: string): { head: string; tail: string } {
  const plain = plainName(name);
  const characters = [...graphemes.segment(plain)].map(({ segment }) => segment);
  if (characters.length <= tailLength + 2 || uncut.test(plain)) return { head: plain, tail: '' };
  return { head: characters.slice(0, -tailLength).join(''), tail: characters.slice(-tailLength).join('') };
}

/** A name without direction marks and line breaks. */
export function plainName(name: string): string {
  return name.replace(/[\p{Bidi_Control}\p{Cc}]/gu, '');
}

/** The extension of a name in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([^.\\/]+)$/.exec(plainName(name))?.[1]?.trim().toLowerCase() ?? '';
}
