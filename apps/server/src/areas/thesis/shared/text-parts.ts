/** A part of a text that the institution wrote, below one heading. */
export interface TextPart {
  /** Its anchor; empty for a heading without one. */
  readonly id: string;
  /** Number as it is written, `第三章` or `三`; empty for none. */
  readonly label: string;
  readonly title: string;
  /** Markdown without the heading. */
  readonly content: string;
}

/** A text by its headings of one level. */
export interface PartedText {
  /** Markdown before the first of them, without the title of the whole. */
  readonly lead: string;
  readonly parts: readonly TextPart[];
}

const anchor = /[ \t]*\{#(?<id>[a-z][a-z0-9-]{0,40})\}[ \t]*$/;

/** Numbers of chapters: `第六章 检测`, `六、检测`. */
const numbered = /^(?<label>第?[〇零一二三四五六七八九十百\d]{1,6}[章节]?)(?:、|[ \u3000]+)(?<title>\S.*)$/u;

function partOf(line: string, content: string): TextPart {
  const id = anchor.exec(line)?.groups?.id ?? '';
  const words = line.replace(anchor, '').trim();
  const { label = '', title = words } = numbered.exec(words)?.groups ?? {};
  return { id, label, title, content: content.trim() };
}

/** Parts a Markdown text at its headings of a level, 2 or 3. A heading ends with its anchor: `## 第三章 选题 {#topic}`. */
export function partText(markdown: string, level: 2 | 3): PartedText {
  const heading = new RegExp(`^#{${level}}[ \\t]+(.+)$`, 'm');
  const [before = '', ...pieces] = markdown.split(heading);
  const parts = pieces.flatMap((line, index) =>
    index % 2 === 0 ? [partOf(line, pieces[index + 1] ?? '')] : [],
  );
  return { lead: before.replace(/^#[ \t]+.*$/m, '').trim(), parts };
}

/** The paragraphs of a Markdown text, which blank lines part. */
export const blankLineParts = (markdown: string): string[] => markdown.split(/\n{2,}/);
