/** Stands for a blank while a text is read, so that four strokes alone on a line are not a ruler. */
const placeholder = '\uE000';

/** The text with its blanks (`____`, four strokes or more) made safe to read. */
export const withBlankPlaces = (markdown: string): string =>
  markdown.replaceAll(placeholder, '').replaceAll(/_{4,}/g, placeholder);

/** The characters around the blanks: one piece more than there are blanks. */
export const aroundBlanks = (text: string): string[] => text.split(placeholder);
