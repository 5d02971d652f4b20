import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { allowedAttributes, allowedTags, type ProseNode } from './nodes.ts';
import { structure } from './read-html.ts';

/** Elements that go with all that is in them, as the purifier of the browser removes them: their words are no text. */
const removed = [
  ...[
    'annotation-xml',
    'audio',
    'colgroup',
    'desc',
    'foreignobject',
    'head',
    'iframe',
    'math',
    'mi',
    'mn',
    'mo',
  ],
  ...[
    'ms',
    'mtext',
    'noembed',
    'noframes',
    'noscript',
    'plaintext',
    'script',
    'selectedcontent',
    'style',
    'svg',
  ],
  ...['template', 'title', 'video', 'xmp'],
];

/**
 * A piece of HTML as nodes without a DOM, for a server: parsed by the rules of HTML as a browser does, and filtered by the
 * same lists as `readHtml`. Addresses are checked where they are rendered.
 */
export function readHtmlWithoutDom(html: string): ProseNode[] {
  const page = parse(`<!doctype html>${html}`, { scriptingEnabled: false }).childNodes.find(isElement);
  const body = page?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  return body === undefined ? [] : readChildren(body, body.tagName);
}

const isElement = (node: DefaultTreeAdapterTypes.Node) => defaultTreeAdapter.isElementNode(node);

/** The children of an element that is a `tag`, or is in one without being kept itself. */
function readChildren(parent: DefaultTreeAdapterTypes.ParentNode, tag: string): ProseNode[] {
  return joined(
    parent.childNodes.flatMap((node): ProseNode[] => {
      if (defaultTreeAdapter.isTextNode(node))
        return structure.includes(tag) && node.value.trim() === '' ? [] : [node.value];
      if (!isElement(node) || removed.includes(node.tagName)) return [];
      if (!allowedTags.includes(node.tagName)) return readChildren(node, tag);
      return [
        {
          tag: node.tagName,
          attributes: allowedOf(node),
          children: readChildren(node, node.tagName),
        },
      ];
    }),
  );
}

/** The nodes with one string in place of those that follow each other without what was removed between them. */
function joined(nodes: readonly ProseNode[]): ProseNode[] {
  const result: ProseNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}

function allowedOf({ attrs }: DefaultTreeAdapterTypes.Element): Record<string, string> {
  return Object.fromEntries(
    attrs
      .filter(({ name }) => allowedAttributes.includes(name))
      .map(({ name, value }) => [name, value.trim()]),
  );
}
