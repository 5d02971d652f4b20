import { element, type ProseNode } from './nodes.ts';

const pattern = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\x60*_{}[\]()#+\-.!|~<>$])`,
    String.raw`(?<ticks>\x60+)(?<code>[^\x60]|[^\x60][\s\S]*?[^\x60])\k<ticks>(?!\x60)`,
    String.raw`\$\$(?<display>[^$]+)\$\$`,
    // Prices are no formulas: there is no space inside of the signs, and no digit after them.
    String.raw`\$(?=[^\s$])(?<formula>(?:\\.|[^$\\\n])*?)(?<!\s)\$(?!\d)`,
    String.raw`!\[(?<alt>[^\]\n]*)\]\((?<src>[^)\s]+)(?:\s+"[^"\n]*")?\)`,
    String.raw`\[(?<link>[^[\]\n]*)\]\((?<href>[^)\s]+)(?:\s+"[^"\n]*")?\)`,
    String.raw`<(?<auto>https?:\/\/[^>\s]+)>`,
    String.raw`\*\*(?<strong>\S(?:[^\n]*?\S)?)\*\*`,
    String.raw`~~(?<del>\S(?:[^\n]*?\S)?)~~`,
    String.raw`\*(?<em>[^\s*](?:[^*\n]*[^\s*])?)\*`,
    String.raw`(?<break>(?: {2,}|\\)\n)`,
    String.raw`(?<soft>\n)`,
  ].join('|'),
  'g',
);

/** Lines of Chinese are joined without a space, others with one. */
const softBreak = (text: string, at: number) =>
  /[\p{Script=Han}\p{P}]/u.test(text[at - 1] ?? '') || /[\p{Script=Han}\p{P}]/u.test(text[at + 1] ?? '')
    ? ''
    : ' ';

/** The content of a block: emphasis, code, formulas, links, pictures. Anything else, HTML too, is plain text. */
export function parseInline(text: string): ProseNode[] {
  const nodes: ProseNode[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) nodes.push(text.slice(at, match.index));
    nodes.push(piece(match.groups ?? {}, () => softBreak(text, match.index)));
    at = match.index + match[0].length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}

function piece(found: Record<string, string | undefined>, soft: () => string): ProseNode {
  const { escaped, code, display, formula, alt, src, link, href, auto, strong, del, em } = found;
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return element('code', [code.replace(/^ (?=.*\S)(.*) $/s, '$1')]);
  if (display !== undefined) return element('formula', [], { tex: display.trim(), display: 'true' });
  if (formula !== undefined) return element('formula', [], { tex: formula });
  if (src !== undefined) return element('img', [], { src, alt: alt ?? '' });
  if (href !== undefined) return element('a', parseInline(link ?? ''), { href });
  if (auto !== undefined) return element('a', [auto], { href: auto });
  if (strong !== undefined) return element('strong', parseInline(strong));
  if (del !== undefined) return element('del', parseInline(del));
  if (em !== undefined) return element('em', parseInline(em));
  return found.break === undefined ? soft() : element('br');
}
