import { parseInline } from './markdown-inline.ts';
import { element, type ProseNode } from './nodes.ts';

/** Lists and quotes deeper than this are read as plain lines. */
const maxDepth = 8;

const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const fence = /^(```+|~~~+)/;
const listMark = /^(\s{0,3})([-*+]|\d{1,9}[.)])(\s+)(?=\S)/;
const hairline = /^\s{0,3}([-*_])(\s*\1){2,}\s*$/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const blank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * A text in Markdown as nodes: headings, paragraphs, lists, tables, quotes, code, rulers, and their content. HTML in it
 * is plain text; so nothing needs to be cleaned, and a server can show it too.
 */
export function parseMarkdown(text: string): ProseNode[] {
  return parseBlocks(text.replace(/\r\n?/g, '\n').split('\n'), 0);
}

function parseBlocks(lines: readonly string[], depth: number): ProseNode[] {
  const nodes: ProseNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (blank(line)) {
      at += 1;
      continue;
    }
    const [node, taken] = parseBlock(lines.slice(at), depth);
    nodes.push(node);
    at += taken;
  }
  return nodes;
}

/** The block that begins with the first line, and its number of lines. */
function parseBlock(lines: readonly string[], depth: number): [node: ProseNode, taken: number] {
  const first = lines[0] ?? '';
  const title = heading.exec(first);
  if (title) return [element(`h${title[1]?.length}`, parseInline(title[2] ?? '')), 1];
  if (fence.test(first)) return parseFence(lines);
  if (hairline.test(first)) return [element('hr'), 1];
  if (first.includes('|') && lines[1]?.includes('|') && tableRule.test(lines[1])) return parseTable(lines);
  if (depth < maxDepth && first.startsWith('>')) return parseQuote(lines, depth);
  if (depth < maxDepth && listMark.test(first)) return parseList(lines, depth);
  const taken = 1 + count(lines.slice(1), (line) => !blank(line) && !beginsBlock(line));
  const text = lines.slice(0, taken).join('\n').replace(/^\s+/gm, '').trimEnd();
  return [element('p', parseInline(text)), taken];
}

const beginsBlock = (line: string) =>
  heading.test(line) ||
  fence.test(line) ||
  hairline.test(line) ||
  line.startsWith('>') ||
  listMark.test(line);

/** How many of the leading lines `holds` is true for. */
function count(lines: readonly string[], holds: (line: string) => boolean): number {
  const end = lines.findIndex((line) => !holds(line));
  return end === -1 ? lines.length : end;
}

function parseFence(lines: readonly string[]): [ProseNode, number] {
  const mark = fence.exec(lines[0] ?? '')?.[1] ?? '```';
  const body = count(lines.slice(1), (line) => line.trim() !== mark);
  return [element('pre', [element('code', [lines.slice(1, 1 + body).join('\n')])]), body + 2];
}

function parseQuote(lines: readonly string[], depth: number): [ProseNode, number] {
  const taken = count(lines, (line) => line.startsWith('>'));
  const inner = lines.slice(0, taken).map((line) => line.replace(/^> ?/, ''));
  return [element('blockquote', parseBlocks(inner, depth + 1)), taken];
}

function parseTable(lines: readonly string[]): [ProseNode, number] {
  const taken = 2 + count(lines.slice(2), (line) => line.includes('|') && !blank(line));
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => parseInline(cell.trim()));
  const head = cells(lines[0] ?? '').map((cell) => element('th', cell, { scope: 'col' }));
  const rows = lines.slice(2, taken).map((line) =>
    element(
      'tr',
      cells(line).map((cell) => element('td', cell)),
    ),
  );
  const body = rows.length > 0 ? [element('tbody', rows)] : [];
  return [element('table', [element('thead', [element('tr', head)]), ...body]), taken];
}

function parseList(lines: readonly string[], depth: number): [ProseNode, number] {
  const first = listMark.exec(lines[0] ?? '')?.[2] ?? '';
  const ordered = /\d/.test(first);
  const items: ProseNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const mark = listMark.exec(lines[at] ?? '');
    if (mark === null || /\d/.test(mark[2] ?? '') !== ordered) break;
    const indent = mark[0].length;
    const inside = (line: string) => /^\s{2,}\S/.test(line) || (!blank(line) && !beginsBlock(line));
    let taken = 1 + count(lines.slice(at + 1), inside);
    // A blank line stays in the item only if what comes after it is indented.
    while (blank(lines[at + taken]) && /^\s{2,}\S/.test(lines[at + taken + 1] ?? '')) {
      taken += 2 + count(lines.slice(at + taken + 2), (line) => /^\s{2,}\S/.test(line));
    }
    const own = lines
      .slice(at, at + taken)
      .map((line, index) => (index === 0 ? line.slice(indent) : unindent(line, indent)));
    items.push(element('li', tight(parseBlocks(own, depth + 1))));
    at += taken;
    if (blank(lines[at]) && listMark.test(lines[at + 1] ?? '')) at += 1;
  }
  const number = Number.parseInt(first, 10);
  const start: Record<string, string> = ordered && number !== 1 ? { start: String(number) } : {};
  return [element(ordered ? 'ol' : 'ul', items, start), at];
}

const unindent = (line: string, maxSpaces: number) => line.replace(new RegExp(`^\\s{1,${maxSpaces}}`), '');

/** A single paragraph of an entry is unwrapped. */
const tight = (nodes: ProseNode[]): ProseNode[] =>
  nodes.flatMap((node, index) =>
    index === 0 && typeof node !== 'string' && node.tag === 'p' ? [...node.children] : [node],
  );

/** Replaces a blank while a text is parsed, so that four underscores alone on a line are not a ruler. */
const placeholder = '\uE000';

/** The text with its blanks (`____`, four underscores or more) replaced for parsing. */
export const withBlankPlaces = (markdown: string): string =>
  markdown.replaceAll(placeholder, '').replaceAll(/_{4,}/g, placeholder);

/** The texts around the blanks: one more than there are blanks. */
export const aroundBlanks = (text: string): string[] => text.split(placeholder);
