import type { ThesisBlock, ThesisContent, ThesisSection } from './document.ts';

const countable = /[\p{Script=Han}\u3001-\u303f\uff01-\uff65“”‘’—…·]|[A-Za-z0-9][A-Za-z0-9.\-+/%]*/gu;

/** Words of a text (字数) as word processors count them: a Chinese character or mark is 1, so is a run of Latin letters and digits. */
export const wordsIn = (text: string): number => text.match(countable)?.length ?? 0;

/** Running text of a block, without citations, formulas and footnotes; empty for all that is no paragraph. */
const runningText = (block: ThesisBlock): string =>
  block.type === 'paragraph'
    ? block.content.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
    : '';

/** Words of a section with those below it: headings and paragraphs, not figures, tables, formulas, code and footnotes. */
export function wordsInSection({ title, blocks, children }: ThesisSection): number {
  const own = blocks.reduce((sum, block) => sum + wordsIn(runningText(block)), wordsIn(title));
  return children.reduce((sum, child) => sum + wordsInSection(child), own);
}

/** Words of the body of a text: what the limits of a batch count. */
export const wordsInBody = ({ sections }: Pick<ThesisContent, 'sections'>): number =>
  sections.reduce((sum, section) => sum + wordsInSection(section), 0);
