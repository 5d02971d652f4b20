import { join } from 'node:path';
import { readFont } from './font.ts';

/** Templates, each `<name>.typ` beside this file. */
export type DocumentName = 'transcript' | 'handout' | 'paper-form' | 'commitment';

/** The fonts that the templates name, beside those that the compiler has itself. */
export interface DocumentFonts {
  /** Each as an sfnt. */
  readonly files: readonly Buffer[];
  /** The code points that each template can print. */
  readonly characters: Readonly<Record<DocumentName, ReadonlySet<number>>>;
}

/** Files of Noto Serif SC: the usual characters, the same in bold, and rarer ones (`洪仁玕`) under a family of their own. */
const regularFile = 'noto-serif-sc-chinese-simplified-400-normal.woff';
const boldFile = 'noto-serif-sc-chinese-simplified-700-normal.woff';
const rareFile = 'noto-serif-sc-55-400-normal.woff';

/**
 * Ranges of symbols that the compiler's own fonts have in full, which `handout.typ`, `paper-form.typ` and `commitment.typ` name after Noto Serif SC: punctuation,
 * Greek, super- and subscripts, arrows, operators, brackets, circled numbers, lines and shapes.
 */
export const compilerSymbols: readonly (readonly [first: number, last: number])[] = [
  [0xa1, 0xac],
  [0xae, 0xff],
  [0x391, 0x3a1],
  [0x3a3, 0x3c9],
  [0x2010, 0x2027],
  [0x2030, 0x203e],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x2190, 0x22ff],
  [0x2308, 0x230b],
  [0x2460, 0x2473],
  [0x2500, 0x257f],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x2610, 0x2612],
  [0x2713, 0x2713],
  [0x27e6, 0x27eb],
  [0x2a00, 0x2aff],
];

const symbols = compilerSymbols.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Reads the fonts of documents from a folder. */
export function readDocumentFonts(folder: string): DocumentFonts {
  const regular = readFont(join(folder, regularFile));
  const bold = readFont(join(folder, boldFile));
  const rare = readFont(join(folder, rareFile), 'Noto Serif SC Rare');
  const all = new Set([...regular.characters, ...rare.characters, ...symbols]);
  return {
    files: [regular.sfnt, bold.sfnt, rare.sfnt],
    characters: {
      transcript: regular.characters,
      handout: all,
      'paper-form': all,
      commitment: all,
    },
  };
}
