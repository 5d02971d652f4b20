// Types rather than interfaces, so that a form can be sent to a template as data.

/** A field of a form: what is asked, and what stands there; empty text is a place to write on. */
export type PaperField = {
  readonly label: string;
  readonly text: string;
};

/** A row of fields beside each other, one or two; one takes the whole width. */
export type PaperRow = readonly [PaperField] | readonly [PaperField, PaperField];

/** Fields in a grid. The first `besidePhoto` rows, of two fields each, leave room for the photo at their right. */
export type PaperFields = {
  readonly kind: 'FIELDS';
  /** Empty for the first part, which needs none. */
  readonly title: string;
  readonly rows: readonly PaperRow[];
  readonly besidePhoto: number;
};

/** A column of a list: its head, and its share of the width, of 100. */
type PaperListColumn = {
  readonly header: string;
  readonly share: number;
};

/** Lines of one shape; the head stands again on each page on which the list goes on. */
export type PaperList = {
  readonly kind: 'LIST';
  readonly title: string;
  readonly columns: readonly PaperListColumn[];
  readonly lines: readonly (readonly string[])[];
};

/** A text of as many pages as it takes. */
export type PaperText = {
  readonly kind: 'TEXT';
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** It is short, and stays on one page. */
  readonly isWhole: boolean;
};

/** A sentence that the student signs; the day is empty until then. */
export type PaperSignature = {
  readonly kind: 'SIGNATURE';
  readonly title: string;
  readonly text: string;
  readonly day: string;
};

/** The box of a level of the review. All but the level is empty until it has decided. */
export type PaperOpinion = {
  readonly level: string;
  /** 通过 or 不通过. */
  readonly verdict: string;
  readonly text: string;
  readonly day: string;
};

/** The boxes of all levels, in their order. */
export type PaperOpinions = {
  readonly kind: 'OPINIONS';
  readonly opinions: readonly PaperOpinion[];
};

/** A part of a form. */
export type PaperPart = PaperFields | PaperList | PaperText | PaperSignature | PaperOpinions;

/** A form as it is printed, all of it in words: the browser and the server draw the same one. */
export type PaperForm = {
  readonly issuer: string;
  readonly title: string;
  /** It was not submitted as it stands here: the signature of a submission does not belong to it. */
  readonly isDraft: boolean;
  /** Large and pale across each page; empty where nothing stands there. */
  readonly watermark: string;
  /** Above each page, after the issuer: the form, whose it is, and the number of its receipt or what a draft says instead. */
  readonly runningHead: string;
  /** Below each page: the 校验码 of what was submitted, or what a draft says instead. */
  readonly foot: string;
  /** Below the title: batch; of what was submitted the number of the receipt and the 校验码. */
  readonly marks: readonly PaperField[];
  readonly parts: readonly PaperPart[];
};

/** Rows of two fields each, in their order; a last one that is alone takes the whole width. */
export function pairedFields(fields: readonly PaperField[]): PaperRow[] {
  return fields.flatMap((field, index): PaperRow[] => {
    if (index % 2 === 1) return [];
    const next = fields[index + 1];
    return [next === undefined ? [field] : [field, next]];
  });
}

/** A text as its paragraphs, without empty ones. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Characters of a line across the paper, roughly. */
const lineLength = 45;
/** A text of so many lines stays on one page. */
const wholeLines = 5;

/** A text under its title; `none` stands there where it is empty, by default nothing. */
export function textPart(title: string, text: string, none = ''): PaperText {
  const written = paragraphsOf(text);
  const paragraphs = written.length === 0 ? [none] : written;
  // Each paragraph begins two characters to the right.
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil((length + 2) / lineLength), 0);
  return { kind: 'TEXT', title, paragraphs, isWhole: lines <= wholeLines };
}
