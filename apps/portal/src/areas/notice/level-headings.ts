const levels = 'h1, h2, h3, h4, h5, h6';

/**
 * Gives the headings of a text the levels below the page's own, from `top` (2–6) on without a gap, whatever levels
 * it was written with: a screen reader's outline must not jump.
 */
export function levelHeadings(text: DocumentFragment, top: number): void {
  const headings = [...text.querySelectorAll(levels)];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, top + used.indexOf(heading.tagName));
    const replacement = document.createElement(`h${level}`);
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
}
