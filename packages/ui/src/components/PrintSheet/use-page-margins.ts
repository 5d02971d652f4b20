import { useLayoutEffect } from 'react';
import { bareFirstPage, pageRule } from './page-rule.ts';

/** The words of a printed page's foot. */
export interface PageTexts {
  /** Before the number of the page, between it and the number of pages, and after that. */
  page: readonly [before: string, between: string, after: string];
}

const pageTexts: PageTexts = { page: ['第 ', ' 页，共 ', ' 页'] };

/** Texts in the margins of printed pages. */
export interface PageMargins {
  /** Above each page: the institution, the document's number. */
  head?: string;
  /** Below each page, left of “page x of y”: when it was printed, how to verify it. */
  foot?: string;
  texts?: Partial<PageTexts>;
  /** The first page with the head: 2 where the first one says it itself. Default 1. */
  headFrom?: 1 | 2;
}

/**
 * Prints on A4 with head, foot and “page x of y” in the margins of each page, for as long as the component is mounted:
 * every page of the document, or only those that `pageName` names.
 */
export function usePageMargins(
  { head = '', foot = '', texts, headFrom = 1 }: PageMargins,
  pageName?: string,
): void {
  const [before, between, after] = { ...pageTexts, ...texts }.page;
  // Before the browser lays out: a sheet may be mounted while `beforeprint` is handled.
  useLayoutEffect(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync(pageRule(head, foot, [before, between, after], pageName));
    if (headFrom === 2) rule.insertRule(bareFirstPage(pageName), 1);
    // Chromium takes the margins of the last rule, also over those of a named page: the rule of every page comes first, even
    // when its foot has become another one beside a sheet.
    const others = document.adoptedStyleSheets;
    document.adoptedStyleSheets = pageName === undefined ? [rule, ...others] : [...others, rule];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rule);
    };
  }, [head, foot, before, between, after, pageName, headFrom]);
}
