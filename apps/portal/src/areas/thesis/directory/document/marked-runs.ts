import type { Inline } from '@qianwei/api/contract/thesis/document';
import type { NumberedNote } from './numbered-notes.ts';

/** Pieces of a paragraph in a row, under one note or under none. */
export interface MarkedRun {
  readonly note: NumberedNote | null;
  readonly pieces: readonly Inline[];
}

/** Length of a piece in an offset: its characters, or 1 for what is not text. */
const lengthOf = (piece: Inline): number => (piece.type === 'text' ? piece.text.length : 1);

/** Pieces between two offsets; text is cut, other pieces are whole. */
function piecesBetween(content: readonly Inline[], from: number, to: number): Inline[] {
  const cut: Inline[] = [];
  let at = 0;
  for (const piece of content) {
    const [start, end] = [Math.max(from, at) - at, Math.min(to, at + lengthOf(piece)) - at];
    if (start < end)
      cut.push(piece.type === 'text' ? { ...piece, text: piece.text.slice(start, end) } : piece);
    at += lengthOf(piece);
  }
  return cut;
}

/**
 * A paragraph divided at its notes. A note that ends in a later block is marked to the end of this one; where notes overlap, the
 * later one begins at the end of the other, and with nothing left of it is not marked.
 */
export function markedRuns(
  block: { readonly id: string; readonly content: readonly Inline[] },
  notes: readonly NumberedNote[],
): MarkedRun[] {
  const total = block.content.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const runs: MarkedRun[] = [];
  let at = 0;
  const add = (note: NumberedNote | null, to: number) => {
    const pieces = piecesBetween(block.content, at, to);
    if (pieces.length > 0) runs.push({ note, pieces });
    at = Math.max(at, to);
  };
  const here = notes
    .filter(({ start }) => start.blockId === block.id)
    .toSorted((a, b) => a.start.offset - b.start.offset);
  for (const note of here) {
    const end = note.end.blockId === block.id ? Math.min(note.end.offset, total) : total;
    add(null, note.start.offset);
    add(note, end);
  }
  add(null, total);
  return runs;
}
