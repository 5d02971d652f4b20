/** A node of a parsed text: characters, or an element with its children. */
export type ProseNode = string | ProseElement;

/**
 * An element of one of the `allowedTags`, with attributes among `allowedAttributes` only; or a `formula` of Markdown,
 * with its `tex` and, on a line of its own, `display`.
 */
export interface ProseElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ProseNode[];
}

/** Elements that are kept, without attributes. */
export const plainTags: readonly string[] = [
  ...['p', 'blockquote', 'pre', 'ul', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'span', 'code', 'kbd'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr'],
];

/** The allowed elements of a text; any other is removed and its words stay. */
export const allowedTags: readonly string[] = [
  ...plainTags,
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'hr', 'ol', 'a', 'img', 'table', 'th', 'td'],
];

/** No `id`, no `name`, no `class`, no `style`, no event: nothing that affects the page around the text. */
export const allowedAttributes: readonly string[] = [
  ...['href', 'target', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
];

/** Shorthand for an element. */
export const element = (
  tag: string,
  children: readonly ProseNode[] = [],
  attributes: ProseElement['attributes'] = {},
): ProseElement => ({ tag, attributes, children });
