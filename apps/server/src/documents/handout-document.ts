/** A piece of a line. */
export type HandoutInline =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly bold?: boolean;
      readonly italic?: boolean;
      /** In the typewriter font. */
      readonly code?: boolean;
    }
  /** A formula in TeX; `display` stands on a line of its own. */
  | { readonly kind: 'formula'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'break' };

/** A line of text, as one block prints it. */
export type HandoutLine = readonly HandoutInline[];

/** A table; each row has as many cells as `head`. */
export interface HandoutTable {
  readonly kind: 'table';
  readonly head: readonly HandoutLine[];
  readonly rows: readonly (readonly HandoutLine[])[];
  /** The shares of the columns in the width; equal when there are none. */
  readonly widths?: readonly number[];
}

/** A question with its answer. */
export interface HandoutQuestion {
  readonly kind: 'question';
  /** As it is printed: `3` or `（2）`. */
  readonly number: string;
  /** 题型 and score in words: `单选题，2 分`. */
  readonly note: string;
  readonly stem: readonly HandoutBlock[];
  readonly options: readonly { readonly key: string; readonly text: HandoutLine }[];
  /** Empty for a material, whose sub-questions have the answers. */
  readonly answer: readonly HandoutBlock[];
  readonly points: readonly { readonly text: HandoutLine; readonly score: string }[];
  readonly analysis: readonly HandoutBlock[];
  readonly children: readonly HandoutQuestion[];
}

/** A part of a document, printed below the one before it. */
export type HandoutBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly line: HandoutLine }
  | { readonly kind: 'paragraph'; readonly line: HandoutLine }
  | {
      readonly kind: 'list';
      /** The number of its first entry; null for a list without numbers. */
      readonly start: number | null;
      readonly items: readonly (readonly HandoutBlock[])[];
    }
  | HandoutTable
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'quote'; readonly blocks: readonly HandoutBlock[] }
  /** Empty lines to write on. */
  | { readonly kind: 'space'; readonly lines: number }
  /** Fields that the reader fills in, each on a line of its own. */
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | HandoutQuestion;

/** A text that is handed out, whatever it is printed as: a course material, a rule, a manual. */
export interface HandoutDocument {
  /** Its course or its publisher, above the title and on every page: `04735　数据库系统原理`. */
  readonly origin: string;
  readonly title: string;
  readonly blocks: readonly HandoutBlock[];
}

/** A line of plain text. */
export const plain = (text: string): HandoutLine => [{ kind: 'text', text }];

/** A line of bold text. */
export const bold = (text: string): HandoutLine => [{ kind: 'text', text, bold: true }];

/** A paragraph of plain text. */
export const paragraph = (text: string): HandoutBlock => ({ kind: 'paragraph', line: plain(text) });

/** A heading of plain text; level 1 is below the title. */
export const heading = (level: 1 | 2 | 3, text: string): HandoutBlock => ({
  kind: 'heading',
  level,
  line: plain(text),
});

/** A list of lines; numbered from 1 or not. */
export const list = (lines: readonly HandoutLine[], numbered = false): HandoutBlock => ({
  kind: 'list',
  start: numbered ? 1 : null,
  items: lines.map((line) => [{ kind: 'paragraph', line }]),
});
