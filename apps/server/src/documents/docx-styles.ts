import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';

/** 宋体 and 黑体 of the reader's own machine, with Latin letters of the kind that suits them. */
export const docxFonts = {
  text: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: '宋体' },
  heading: { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: '黑体' },
  code: { ascii: 'Consolas', hAnsi: 'Consolas', cs: 'Consolas', eastAsia: '宋体' },
} as const;

export const docxColors = { accent: '1D4F91', faint: '5F6B7A', hair: 'C9D1DB', tint: 'F3F6FA' } as const;

/** The width of the text on A4, in twentieths of a point. */
export const textWidth = 9_298;
/** The indent of a level, in twentieths of a point. */
export const indentStep = 420;

/** The name of the numbering of the list with this place among the numbered lists. */
export const numberingName = (index: number): string => `numbers-${index}`;

/** The levels of a numbered list that begins with this number. */
export const numberedLevels = (start: number): ILevelsOptions[] =>
  Array.from({ length: 7 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indentStep * (level + 1), hanging: indentStep } } },
  }));
