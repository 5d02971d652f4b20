/** Characters of a quote that is said whole, and those kept at its two ends. */
const whole = 24;
const start = 14;
const end = 5;

/** Words of a text by which a student finds them: a long quote with its middle left out, `国内教材普遍将内部控制归纳为……五要素`. */
export function shortQuote(quote: string): string {
  const characters = [...quote];
  if (characters.length <= whole) return quote;
  return `${characters.slice(0, start).join('')}……${characters.slice(-end).join('')}`;
}
