import type { OutlineRow } from '@qianwei/api/contract/thesis/directory';
import type { ThesisSection } from '@qianwei/api/contract/thesis/document';
import { wordsInSection } from '@qianwei/api/contract/thesis/word-count';
import type { Documents } from './thesis-documents.ts';

const rowsOf = (section: ThesisSection, open: ReadonlyMap<string, number>): OutlineRow[] => {
  const { id, level, number, title, blocks, children } = section;
  const noteCount = blocks.reduce((sum, block) => sum + (open.get(block.id) ?? 0), 0);
  const [only] = blocks.length === 1 && children.length === 0 ? blocks : [];
  const entries = only?.type === 'outline' ? only.items.length : null;
  const row = { id, level, number, title, words: wordsInSection(section), entries, noteCount };
  return [row, ...children.flatMap((child) => rowsOf(child, open))];
};

/** Headings of the newest text. The notes are those on its last version that ask for something and are not handled. */
export function thesisOutline({ versions, newest }: Documents): OutlineRow[] {
  if (newest === null) return [];
  const version = versions.findLast(({ docId }) => docId === newest.docId);
  const open = new Map<string, number>();
  for (const { level, handle, anchor } of version?.notes ?? [])
    if (level !== 'PRAISE' && handle === 'TODO')
      open.set(anchor.start.blockId, (open.get(anchor.start.blockId) ?? 0) + 1);
  return newest.content.sections.flatMap((section) => rowsOf(section, open));
}
