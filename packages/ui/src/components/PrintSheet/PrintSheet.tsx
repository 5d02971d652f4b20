import { type ReactNode, type Ref, useId, useLayoutEffect } from 'react';
import { Rule } from '../Rule/Rule.tsx';
import * as styles from './PrintSheet.css.ts';
import { sheetPage } from './page-rule.ts';
import { type PageMargins, usePageMargins } from './use-page-margins.ts';

export { type PageMargins, type PageTexts, usePageMargins } from './use-page-margins.ts';
export { type Print, usePrint } from './use-print.ts';

export interface PrintSheetProps extends Omit<PageMargins, 'headFrom'> {
  /** Title of the document. */
  title: string;
  /** Issuer of the document, centred above its title; a head that says the same begins on the second page. */
  issuer?: string;
  children: ReactNode;
  /**
   * Shows the sheet on the screen as it will be printed. False shows it only on paper, and there nothing else of the
   * page: it is what the page is on paper, also when the browser's own command prints. Default true.
   */
  preview?: boolean;
  /** Level of the title's heading. Default 1, since it is the first of the printed document. */
  headingLevel?: 1 | 2 | 3;
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
  head,
  foot,
  children,
  preview = true,
  headingLevel = 1,
  texts,
  ref,
}: PrintSheetProps) {
  const id = useId();
  const headFrom = head === issuer ? 2 : 1;
  usePageMargins({ head, foot, texts, headFrom }, sheetPage);
  useLayoutEffect(() => {
    if (preview) return;
    const { classList } = document.documentElement;
    classList.add(styles.isPrinting);
    return () => classList.remove(styles.isPrinting);
  }, [preview]);
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <article
      ref={ref}
      aria-labelledby={id}
      className={preview ? styles.sheet : `${styles.sheet} ${styles.hidden} ${styles.isPrinted}`}
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
