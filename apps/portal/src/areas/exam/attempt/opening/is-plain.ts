/** Whatever may have a meaning in Markdown: marks, blanks, a heading, quote or list at the beginning, line breaks. */
const marks = /[\\`$*_~[]|<https?:|^[\s>]|^#{1,6}\s|^(?:[-+]|\d+[.)])\s|^--|[\n\r\u2028\u2029]|\s$/;

/** True for a text that Markdown shows as one paragraph of the very same characters; when in doubt, false. */
export const isPlain = (text: string): boolean => text !== '' && !marks.test(text);
