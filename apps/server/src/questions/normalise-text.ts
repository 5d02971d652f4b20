const alike: readonly (readonly [RegExp, string])[] = [
  [/[‐-―−⁻₋﹣－]/g, '-'],
  [/[。．｡]/g, '.'],
  [/[、，､]/g, ','],
  [/[“”„‟«»「」『』＂″]/g, '"'],
  [/[‘’‚‛＇′`]/g, "'"],
  [/[《〈]/g, '<'],
  [/[》〉]/g, '>'],
  [/[【〔〖［]/g, '['],
  [/[】〕〗］]/g, ']'],
  [/[⁄∕]/g, '/'],
  [/[∶：]/g, ':'],
  [/[・‧∙•]/g, '·'],
];

// NFKC would make 10² the same as 102.
const powers = (text: string) => text.replace(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/g, (power) => `^${power.normalize('NFKC')}`);

const thousands = /^([¥$]?[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?)(?=\D*$)/;

function once(text: string): string {
  let plain = powers(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b-\u200d\u2060]/g, '');
  for (const [signs, one] of alike) plain = plain.replace(signs, one);
  return plain.replace(thousands, (number) => number.replaceAll(',', ''));
}

/**
 * Form by which two answers are compared: full and half width, spaces, upper and lower case, kinds of minus signs,
 * quotes and other punctuation, and the thousands separators of a number make no difference. A power keeps its `^`.
 * Applying it twice changes nothing more.
 */
export function normaliseText(text: string): string {
  let current = text;
  for (let next = once(current); next !== current; next = once(current)) current = next;
  return current;
}
