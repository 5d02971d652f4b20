import type {
  ThesisAnnotation,
  ThesisBlock,
  ThesisContent,
  ThesisSection,
} from '@qianwei/api/contract/thesis/document';

/** A note with its number: in the order of the text, from 1. */
export interface NumberedNote extends ThesisAnnotation {
  readonly number: number;
}

const blocksOf = ({ blocks, children }: ThesisSection): ThesisBlock[] => [
  ...blocks,
  ...children.flatMap(blocksOf),
];

/** The notes in the order of the text; those whose place is not in it come last, in the order in which they were written. */
export function numberedNotes(
  { sections }: Pick<ThesisContent, 'sections'>,
  notes: readonly ThesisAnnotation[],
): NumberedNote[] {
  const places = new Map(sections.flatMap(blocksOf).map(({ id }, index) => [id, index]));
  const placeOf = ({ start }: ThesisAnnotation) => places.get(start.blockId) ?? places.size;
  return notes
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.start.offset - b.start.offset)
    .map((note, index) => ({ ...note, number: index + 1 }));
}

/** A note that asks for a change; praise does not. */
export const asksForChange = ({ level }: Pick<ThesisAnnotation, 'level'>): boolean => level !== 'PRAISE';

/** The change that a note asks for was made or answered. */
export const isResolved = (note: Pick<ThesisAnnotation, 'level' | 'handle'>): boolean =>
  asksForChange(note) && note.handle !== 'TODO';

const kinds = { MUST: 'must', SUGGEST: 'suggest', PRAISE: 'praise' } as const;

/** The look of a note. */
export const kindOf = ({ level }: Pick<ThesisAnnotation, 'level'>) => kinds[level];

const weights = ['MUST', 'SUGGEST', 'PRAISE'];

/** Those that must be changed first, then suggestions and praise, each in the order of the text. */
export const byWeight = (notes: readonly NumberedNote[]): NumberedNote[] =>
  notes.toSorted((a, b) => weights.indexOf(a.level) - weights.indexOf(b.level));
