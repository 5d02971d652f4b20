/** A text as a CSS string, with quotes, backslashes and line breaks escaped. */
const cssString = (text: string) =>
  `"${text.replace(/[\\"<\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** The page's name in CSS; only what is inside a sheet is printed on such pages. */
export const sheetPage = 'qw-sheet';

/**
 * An `@page` rule: A4, the head and the foot of each page in its margins, “page x of y” at the right. `before`, `between`
 * and `after` surround the page's number and the number of pages; without a `pageName` it is for every page.
 */
export function pageRule(
  head: string,
  foot: string,
  [before, between, after]: readonly [string, string, string],
  pageName = '',
): string {
  const font = 'font: 9pt/1.4 "Songti SC", "Noto Serif CJK SC", "SimSun", serif';
  const count = `${cssString(before)} counter(page) ${cssString(between)} counter(pages) ${cssString(after)}`;
  return `@page ${pageName} {
    size: A4 portrait;
    margin: 22mm 18mm 20mm;
    @top-left { content: ${cssString(head)}; ${font}; border-bottom: 0.5pt solid; padding-bottom: 2mm; vertical-align: bottom; text-align: left; width: 100%; }
    @bottom-left { content: ${cssString(foot)}; ${font}; border-top: 0.5pt solid; padding-top: 2mm; vertical-align: top; text-align: left; width: 70%; }
    @bottom-right { content: ${count}; ${font}; border-top: 0.5pt solid; padding-top: 2mm; vertical-align: top; text-align: right; width: 30%; }
  }`;
}

/** An `@page` rule, after `pageRule`: the first page has no head. */
export const bareFirstPage = (pageName = ''): string =>
  `@page ${pageName}:first { @top-left { content: none; border: 0; } }`;
