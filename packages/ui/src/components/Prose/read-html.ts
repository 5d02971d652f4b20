import type { DOMPurify } from 'dompurify';
import { allowedAttributes, allowedTags, type ProseNode } from './nodes.ts';

/**
 * A piece of HTML as nodes: cleaned by the purifier, parsed again so that nothing is nested wrongly, and filtered
 * element by element.
 */
export function readHtml(html: string, purify: DOMPurify): ProseNode[] {
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const { body } = new DOMParser().parseFromString(`<!doctype html>${clean}`, 'text/html');
  return readChildren(body);
}

/** Elements between whose children white space is meaningless and must be removed. */
export const structure = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl'];

function readChildren(parent: Element): ProseNode[] {
  const structural = structure.includes(parent.localName);
  return [...parent.childNodes].flatMap((node): ProseNode[] => {
    if (node.nodeType === Node.TEXT_NODE)
      return structural && node.textContent?.trim() === '' ? [] : [node.textContent ?? ''];
    if (!(node instanceof HTMLElement)) return [];
    if (!allowedTags.includes(node.localName)) return readChildren(node);
    const attributes = Object.fromEntries(
      [...node.attributes]
        .filter(({ name }) => allowedAttributes.includes(name))
        .map(({ name, value }) => [name, value]),
    );
    return [{ tag: node.localName, attributes, children: readChildren(node) }];
  });
}
