const fullWidth = /[\uff01-\uff5e。]/;

/** Whether an input method in its full-width mode wrote this: １２．５. */
export function hasFullWidth(text: string): boolean {
  return fullWidth.test(text);
}

/** The same text in the figures and signs that a number is read from: １２．５ → 12.5, also 12。5. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.');
}
