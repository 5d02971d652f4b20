import { createHash } from 'node:crypto';

/** CSP sources of the inline scripts and styles of a page, such as `'sha256-…'`; a browser runs and applies exactly these. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Style sheets that React Aria adds to a page (usePress, usePreventScroll): word for word, since a hash names them. */
const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a page's own scripts and style sheets, and of those that the libraries add. */
export function inlineSources(html: string): InlineSources {
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, content = '']) => content);
  return {
    scripts: contents(inlineScript).map(source),
    styles: [...contents(inlineStyle), ...libraryStyles].map(source),
  };
}
