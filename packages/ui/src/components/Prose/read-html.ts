import type { DOMPurify } from 'dompurify';
import { allowedAttributes, allowedTags, type ProseNode } from './nodes.ts';

/** Whether HTML can be read: its purifier is loaded with the first text. */
export type HtmlReaderState = 'loading' | 'ready' | 'failed';

let purify: DOMPurify | undefined;
let state: HtmlReaderState = 'loading';
let loading: Promise<void> | undefined;
const watchers = new Set<() => void>();

export const htmlReaderState = (): HtmlReaderState => state;

/** Loads the purifier, once; again only after a failure. */
export function loadHtmlReader(): void {
  if (loading !== undefined) return;
  set('loading');
  loading = import('dompurify').then(
    (module) => {
      purify = module.default;
      set('ready');
    },
    () => {
      loading = undefined;
      set('failed');
    },
  );
}

function set(next: HtmlReaderState): void {
  if (state === next) return;
  state = next;
  for (const changed of watchers) changed();
}

/** Loads it, and calls `changed` at each new state. Returns what ends that. */
export function watchHtmlReader(changed: () => void): () => void {
  watchers.add(changed);
  loadHtmlReader();
  return () => {
    watchers.delete(changed);
  };
}

/**
 * A piece of HTML as nodes: cleaned by the purifier, parsed again so that nothing is nested wrongly, and filtered
 * element by element. Throws before the reader is ready.
 */
export function readHtml(html: string): ProseNode[] {
  if (purify === undefined) throw new Error('the purifier of HTML is not loaded');
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
const structure = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl'];

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
