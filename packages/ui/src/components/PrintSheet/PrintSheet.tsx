import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { Rule } from '../Rule/Rule.tsx';
import * as styles from './PrintSheet.css.ts';
import { pageRule } from './page-rule.ts';

export { type Print, usePrint } from './use-print.ts';

/** The words of a `PrintSheet` at the foot of each page. */
export interface PrintSheetTexts {
  /** Before the number of the page, between it and the number of pages, and after that. */
  page: readonly [before: string, between: string, after: string];
}

const printSheetTexts: PrintSheetTexts = { page: ['第 ', ' 页，共 ', ' 页'] };

export interface PrintSheetProps {
  /** Title of the document. */
  title: string;
  /** Who issues the document, centred above its title. */
  issuer?: string;
  /** In the margin above each page: the institution, the document's number. */
  head?: string;
  /** In the margin below each page, left of “page x of y”: when it was printed, how to verify it. */
  foot?: string;
  children: ReactNode;
  /** Shows the sheet on the screen as it will be printed; false shows it only on paper. Default true. */
  preview?: boolean;
  /** Level of the title's heading. Default 1, since it is the first of the printed document. */
  headingLevel?: 1 | 2 | 3;
  texts?: Partial<PrintSheetTexts>;
  /** For `usePrint`. */
  ref?: Ref<HTMLElement>;
}

/**
 * A document on A4: Song type, black on white, head, foot and “page x of y” in the margins of each page. With the
 * `print` of `usePrint` it is printed alone; only one sheet on a page at a time sets the margins.
 */
export function PrintSheet({
  title,
  issuer,
  head = '',
  foot = '',
  children,
  preview = true,
  headingLevel = 1,
  texts,
  ref,
}: PrintSheetProps) {
  const id = useId();
  const [before, between, after] = { ...printSheetTexts, ...texts }.page;
  useEffect(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync(pageRule(head, foot, [before, between, after]));
    document.adoptedStyleSheets.push(rule);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rule);
    };
  }, [head, foot, before, between, after]);
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <article
      ref={ref}
      aria-labelledby={id}
      className={preview ? styles.sheet : `${styles.sheet} ${styles.hidden}`}
    >
      {head && <div className={styles.head}>{head}</div>}
      {issuer && <p className={styles.issuer}>{issuer}</p>}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <Rule />
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
