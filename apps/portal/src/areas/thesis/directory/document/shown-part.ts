import type {
  Inline,
  ThesisBlock,
  ThesisContent,
  ThesisSection,
} from '@qianwei/api/contract/thesis/document';
import type { NumberedNote } from './numbered-notes.ts';

/** A part of a text, read before the whole is asked for. */
export interface ShownPart {
  readonly content: ThesisContent;
  /** Ids of the sections of which the heading alone is left, and of the blocks that are left out of the others. */
  readonly omitted: ReadonlySet<string>;
}

/** Characters of a text without notes that are shown at first: about a screen and a half. */
const openingLength = 900;

const lengthOf = (block: ThesisBlock): number =>
  block.type === 'paragraph'
    ? block.content.reduce((sum, piece) => sum + (piece.type === 'text' ? piece.text.length : 1), 0)
    : openingLength / 3;

const blocksOf = ({ blocks, children }: ThesisSection): ThesisBlock[] => [
  ...blocks,
  ...children.flatMap(blocksOf),
];

/** The blocks with a note in their sections; of the sections without one the headings. */
function noted(
  sections: readonly ThesisSection[],
  places: ReadonlySet<string>,
  omitted: Set<string>,
): ThesisSection[] {
  return sections.map((section) => {
    if (blocksOf(section).some(({ id }) => places.has(id))) {
      for (const { id } of section.blocks) if (!places.has(id)) omitted.add(id);
      return { ...section, children: noted(section.children, places, omitted) };
    }
    omitted.add(section.id);
    return { ...section, blocks: [], children: [] };
  });
}

/** The sections up to the block at which `left` characters are over. */
function opening(sections: readonly ThesisSection[], left: { characters: number }): ThesisSection[] {
  const shown: ThesisSection[] = [];
  for (const section of sections) {
    if (left.characters <= 0) break;
    const blocks: ThesisBlock[] = [];
    for (const block of section.blocks) {
      if (left.characters <= 0) break;
      left.characters -= lengthOf(block);
      blocks.push(block);
    }
    shown.push({ ...section, blocks, children: opening(section.children, left) });
  }
  return shown;
}

const inlinesOf = (block: ThesisBlock): readonly Inline[] =>
  block.type === 'paragraph' ? block.content : [];

/**
 * The part of a text that is shown at first: the paragraphs with notes, and without notes its opening; with the references and
 * footnotes of what is shown. Null for a text that is no longer than its part.
 */
export function shownPart(content: ThesisContent, notes: readonly NumberedNote[]): ShownPart | null {
  const omitted = new Set<string>();
  const places = new Set(notes.map(({ start }) => start.blockId));
  const sections =
    notes.length > 0
      ? noted(content.sections, places, omitted)
      : opening(content.sections, { characters: openingLength - content.abstract.length });
  const shown = sections.flatMap(blocksOf).filter(({ id }) => !omitted.has(id));
  if (shown.length === content.sections.flatMap(blocksOf).length) return null;
  const inlines = shown.flatMap(inlinesOf);
  const cited = new Set(inlines.flatMap((piece) => (piece.type === 'citation' ? piece.refs : [])));
  const remarked = new Set(inlines.flatMap((piece) => (piece.type === 'footnote' ? [piece.id] : [])));
  return {
    omitted,
    content: {
      ...content,
      ...{ sections, abstractEn: '', acknowledgements: [] },
      ...(notes.length > 0 && { abstract: '' }),
      references: content.references.filter(({ id }) => cited.has(id)),
      footnotes: content.footnotes.filter(({ id }) => remarked.has(id)),
    },
  };
}
