import type { Commitment } from '@qianwei/api/contract/thesis/commitment';

/** The text of a letter in its parts. */
export type LetterText = Pick<Commitment, 'opening' | 'items' | 'closing' | 'note'>;

const itemLine = /^\d+\.\s+\*\*(?<name>.+?)\*\*(?<text>.*)$/;

/** True for a line that is no text of its own: the heading, the table of the fields, and places for what the server fills in. */
const isFrame = (line: string): boolean => /^[#|]/.test(line) || line.includes('{{');

/**
 * Splits a letter by the structure of its Markdown: numbered items with their names in bold, paragraphs before and after them, and a
 * quotation as the note. Throws for one without items.
 */
export function letterText(content: string): LetterText {
  const opening: string[] = [];
  const closing: string[] = [];
  const note: string[] = [];
  const items: LetterText['items'] = [];
  for (const line of content.split('\n').map((raw) => raw.trim())) {
    if (line === '' || isFrame(line)) continue;
    const { name, text } = itemLine.exec(line)?.groups ?? {};
    if (name !== undefined && text !== undefined) items.push({ name, text });
    else if (line.startsWith('>')) note.push(line.slice(1).trim());
    else (items.length === 0 ? opening : closing).push(line);
  }
  if (items.length === 0) throw new Error('a letter of commitment without items');
  return { items, opening: opening.join('\n'), closing: closing.join('\n'), note: note.join('\n') };
}
