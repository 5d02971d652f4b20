import TurndownService from 'turndown';

// Formulas as Moodle writes them, and blanks: Markdown's escapes would spoil both.
const untouched = /(\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\$\$[\s\S]*?\$\$|\$[^$\n]+\$|_{4,})/;

/** `\(x\)` and `\[x\]` as Markdown has them: `$x$` and `$$x$$`. */
const dollarFormulas = (text: string) =>
  text
    .replace(/\\\(([\s\S]*?)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)
    .replace(/\\\[([\s\S]*?)\\\]/g, (_, formula: string) => `$$${formula.trim()}$$`);

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  const escaped = service.escape.bind(service);
  service.escape = (text) =>
    text
      .split(untouched)
      .map((piece, index) => (index % 2 === 1 ? dollarFormulas(piece) : escaped(piece)))
      .join('');
  service.addRule('low', { filter: 'sub', replacement: (content) => `$_{${content}}$` });
  service.addRule('high', { filter: 'sup', replacement: (content) => `$^{${content}}$` });
  // Left as they are, so that checking refuses them by name: as plain text they would lose their meaning.
  service.keep(['table', 'iframe']);
  service.remove(['script', 'style']);
  return service;
}

const service = createService();
const looksLikeHtml =
  /<\/?(?:p|div|span|br|b|i|u|em|strong|su[bp]|[uo]l|li|pre|code|table|img|a|h[1-6])\b[^>]*>|&[a-z]+;/i;

/** HTML as Markdown with `$…$` formulas. */
export const htmlToMarkdown = (html: string) => service.turndown(html).trim();

/** The same for text that may be HTML; other text keeps its words and line breaks. */
export const textToMarkdown = (text: string) =>
  looksLikeHtml.test(text) ? htmlToMarkdown(text) : dollarFormulas(text.trim());
