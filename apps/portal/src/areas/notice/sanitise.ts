import type { DOMPurify as Purifier } from 'dompurify';

let loading: Promise<Purifier> | undefined;

/** Loads the purifier once, when the first notice is read: it is not needed before. */
async function purifier(): Promise<Purifier> {
  loading ??= import('dompurify').then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', (element) => {
      if (element instanceof HTMLAnchorElement && element.target !== '') element.rel = 'noopener noreferrer';
    });
    return purify;
  });
  return await loading;
}

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'blockquote'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img', 'hr', 'figure'],
    ...['figcaption', 'code', 'pre'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'target',
    'colspan',
    'rowspan',
    'scope',
    'width',
    'height',
    'start',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Notice text with only what a notice needs: no script, no style, no form, no frame, no event attribute. The server
 * has cleaned it already; a second time here costs little and does not trust one place alone.
 */
export async function sanitise(html: string): Promise<DocumentFragment> {
  return (await purifier()).sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}
