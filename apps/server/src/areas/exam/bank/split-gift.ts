/** A question of a GIFT file before its answers are read. */
export interface GiftBlock {
  /** Line of the file that it begins on, from 1. */
  line: number;
  text: string;
  /** The category it is under, slashes between the levels; empty before the first. */
  category: string;
}

/** A blank line ends a question, unless it is between its braces; `//` lines are comments. */
export function splitGift(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category = '';
  let open: GiftBlock | null = null;
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (/^\s*\/\//.test(raw)) continue;
    const heading = /^\s*\$CATEGORY:\s*(.*)$/i.exec(raw);
    if (heading !== null) {
      category = (heading[1] ?? '').trim();
      open = null;
      continue;
    }
    if (raw.trim() === '' && (open === null || !isInside(open.text))) {
      open = null;
      continue;
    }
    if (open === null) {
      open = { line: index + 1, text: raw, category };
      blocks.push(open);
    } else open.text += `\n${raw}`;
  }
  return blocks;
}

/** True when the braces of the answers are open at the end of the text. */
function isInside(text: string): boolean {
  const bare = text.replace(/\\[\s\S]/g, '');
  return bare.lastIndexOf('{') > bare.lastIndexOf('}');
}

/** The last name of a category path: `$course$/top/第3章 数据库设计` is its chapter. */
export function chapterOfCategory(category: string): string {
  const last =
    category
      .replace(/\/+$/, '')
      .split(/(?<!\/)\/(?!\/)/)
      .at(-1) ?? '';
  const name = last.replaceAll('//', '/').trim();
  return /^(?:\$.*\$|top)$/i.test(name) ? '' : name;
}
