import type { HandoutInline, HandoutLine } from './handout-document.ts';

// The portal reads a line by the same patterns (`parseInline` in packages/ui).
const pattern = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\x60*_{}[\]()#+\-.!|~<>$])`,
    String.raw`(?<ticks>\x60+)(?<code>[^\x60]|[^\x60][\s\S]*?[^\x60])\k<ticks>(?!\x60)`,
    String.raw`\$\$(?<display>[^$]+)\$\$`,
    // Prices are no formulas: there is no space inside of the signs, and no digit after them.
    String.raw`\$(?=[^\s$])(?<formula>(?:\\.|[^$\\\n])*?)(?<!\s)\$(?!\d)`,
    String.raw`!\[(?<alt>[^\]\n]*)\]\([^)\s]+(?:\s+"[^"\n]*")?\)`,
    String.raw`\[(?<link>[^[\]\n]*)\]\((?<href>[^)\s]+)(?:\s+"[^"\n]*")?\)`,
    String.raw`\*\*(?<strong>\S(?:[^\n]*?\S)?)\*\*`,
    String.raw`\*(?<em>[^\s*](?:[^*\n]*[^\s*])?)\*`,
    String.raw`(?<break>(?: {2,}|\\)\n)`,
    String.raw`(?<soft>\n)`,
  ].join('|'),
  'g',
);

/** Emphasis within emphasis deeper than this is printed as it is written. */
const maxNesting = 3;

interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
}

const write = (text: string, style: Style): HandoutInline => ({ kind: 'text', text, ...style });

/** Lines of Chinese are joined without a space, others with one. */
const softBreak = (text: string, at: number) =>
  /[\p{Script=Han}\p{P}]/u.test(text[at - 1] ?? '') || /[\p{Script=Han}\p{P}]/u.test(text[at + 1] ?? '')
    ? ''
    : ' ';

/**
 * The content of a block: emphasis, code, formulas, links with their address, the words of pictures. Anything else, HTML
 * too, is plain text.
 */
export const readInline = (text: string): HandoutLine => inlinesOf(text, {}, 0);

function inlinesOf(text: string, style: Style, depth: number): HandoutInline[] {
  if (depth > maxNesting) return [write(text, style)];
  const inlines: HandoutInline[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) inlines.push(write(text.slice(at, match.index), style));
    inlines.push(...pieces(match.groups ?? {}, () => softBreak(text, match.index), style, depth + 1));
    at = match.index + match[0].length;
  }
  if (at < text.length) inlines.push(write(text.slice(at), style));
  return inlines;
}

function pieces(
  found: Record<string, string | undefined>,
  soft: () => string,
  style: Style,
  depth: number,
): HandoutInline[] {
  const { escaped, code, display, formula, alt, link, href, strong, em } = found;
  if (escaped !== undefined) return [write(escaped, style)];
  if (code !== undefined) return [{ ...style, kind: 'text', text: code, code: true }];
  if (display !== undefined) return [{ kind: 'formula', tex: display.trim(), display: true }];
  if (formula !== undefined) return [{ kind: 'formula', tex: formula, display: false }];
  if (alt !== undefined) return [write(`［图：${alt}］`, style)];
  if (href !== undefined) return [...inlinesOf(link ?? '', style, depth), write(`（${href}）`, style)];
  if (strong !== undefined) return inlinesOf(strong, { ...style, bold: true }, depth);
  if (em !== undefined) return inlinesOf(em, { ...style, italic: true }, depth);
  if (found.break !== undefined) return [{ kind: 'break' }];
  const space = soft();
  return space === '' ? [] : [write(space, style)];
}
