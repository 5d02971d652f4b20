import { unseen } from '@qianwei/api/contract/fields';
import { DomainProblem } from './problems.ts';

/** Controls but line breaks and tabs, and marks that turn the direction of writing: a terminal obeys them. */
const controls = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Of a text of one line: line breaks, tabs and lone halves of a character. */
const brokenLine = /[\n\t\p{Cs}]/u;

/** True for a text that two people may read alike and a machine does not. */
export const hasUnseen = (text: string): boolean => text.search(unseen) >= 0 || brokenLine.test(text);

/** A text as it may be printed on a terminal: what a terminal would obey is shown as `�`. */
export const withoutControls = (text: string): string => text.replace(controls, '\ufffd');

/** A text as it may be stored: without what a terminal would obey. */
export const bareText = (text: string): string => text.replace(controls, '');

/** Characters of a typed text that a message quotes. */
export const maxQuoted = 40;

/** Quotation of a cell in a message: a cell may hold 32,767 characters, and a sheet 100,000 rows. */
export function quoted(text: string): string {
  const seen = withoutControls(text);
  return `“${seen.length <= maxQuoted ? seen : `${seen.slice(0, maxQuoted)}…`}”`;
}

/**
 * A name as two people may write it: without spaces and marks that are not seen, full-width letters and brackets as the
 * narrow ones.
 */
export const comparableName = (name: string): string =>
  name.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

/** Line breaks, as terminals and texts from elsewhere have them. */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Line of a sheet with the further lines of its text indented, so that nobody types a line of the office's own. */
export const hangingText = (line: string): string => line.replace(lineBreak, '\n    ');

/** Controls but line breaks and tabs, and what stands in place of characters that were lost. */
const broken = /(?![\n\r\t])[\p{Cc}\ufffd]/u;

/** A text in UTF-8, without a byte-order mark; `name` is how problems call it. Throws DomainProblem for other bytes and for controls. */
export function typedText(bytes: Uint8Array, name: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainProblem(`${name}不是 UTF-8 编码的文本，请另存为 UTF-8 后重试`);
  }
  const at = text.search(broken);
  if (at < 0) return text;
  const line = text.slice(0, at).split('\n').length;
  throw new DomainProblem(`${name}第 ${line} 行有损坏或看不见的字符，请改正后重试`);
}
