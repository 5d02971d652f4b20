import { lexer, type Token, type Tokens } from 'marked';
import type { HandoutBlock, HandoutLine } from './handout-document.ts';
import { readInline } from './handout-inline.ts';

/** Longest Markdown that is read, in characters; the rest is left out. */
const maxMarkdownLength = 200_000;

/** Lists and quotes deeper than this are printed as the text they are written in. */
const maxDepth = 6;
/** Columns of a table beyond this are left out. */
const maxColumns = 12;

/**
 * A text in Markdown as blocks, by the rules of the portal's pages: HTML in it is text, `$…$` is a formula. Whatever is
 * malformed is printed as it is written. Reads at most 200,000 characters (`maxMarkdownLength`).
 */
export function readMarkdown(markdown: string): HandoutBlock[] {
  // Four underscores are a blank to fill in, never a ruler or emphasis.
  const text = markdown.slice(0, maxMarkdownLength).replaceAll(/_{4,}/g, '＿＿＿＿');
  return blocksOf(lexer(text, { gfm: true }), 0);
}

/** A text in Markdown as one line; its blocks follow each other with a line break between them. */
export function readMarkdownLine(markdown: string): HandoutLine {
  return readMarkdown(markdown).flatMap((block, index) => {
    const line = 'line' in block ? block.line : [];
    return index === 0 ? line : [{ kind: 'break' as const }, ...line];
  });
}

const blocksOf = (tokens: readonly Token[], depth: number): HandoutBlock[] =>
  tokens.flatMap((token) => blockOf(token, depth));

const asWritten = (token: Token): HandoutBlock[] => {
  const text = token.raw.trim();
  return text === '' ? [] : [{ kind: 'paragraph', line: [{ kind: 'text', text }] }];
};

function blockOf(token: Token, depth: number): HandoutBlock[] {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return [];
  if (depth > maxDepth) return asWritten(token);
  switch (token.type) {
    case 'heading': {
      const { depth: level, text } = token as Tokens.Heading;
      return [{ kind: 'heading', level: level === 1 ? 1 : level === 2 ? 2 : 3, line: readInline(text) }];
    }
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', line: readInline((token as Tokens.Paragraph).text) }];
    case 'code':
      return [{ kind: 'code', lines: (token as Tokens.Code).text.replaceAll('\t', '    ').split('\n') }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf((token as Tokens.Blockquote).tokens, depth + 1) }];
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      return [
        {
          kind: 'list',
          start: ordered ? Number(start) || 1 : null,
          items: items.map((item) => blocksOf(item.tokens, depth + 1)),
        },
      ];
    }
    case 'table':
      return [tableOf(token as Tokens.Table)];
    default:
      return asWritten(token);
  }
}

/** About how wide a text is: a Chinese character counts twice. */
const widthOf = (text: string) => Array.from(text).reduce((sum, char) => sum + (char > '\u2000' ? 2 : 1), 0);

function tableOf({ header, rows }: Tokens.Table): HandoutBlock {
  const head = header.slice(0, maxColumns);
  const cells = rows.map((row) => head.map((_, column) => row[column]?.text ?? ''));
  const widths = head.map(({ text }, column) =>
    // A column of single letters still holds its head, and a long one does not push the others off the page.
    Math.min(60, Math.max(8, ...[text, ...cells.map((row) => row[column] ?? '')].map(widthOf))),
  );
  return {
    kind: 'table',
    head: head.map(({ text }) => readInline(text)),
    rows: cells.map((row) => row.map(readInline)),
    widths,
  };
}
