import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Jump } from './Jump.tsx';
import { PageLink } from './PageLink.tsx';
import { PageSize } from './PageSize.tsx';
import * as styles from './Pagination.css.ts';
import { type PaginationTexts, paginationTexts } from './Pagination.texts.ts';
import { existingPage, pageCount, pageItems } from './pages.ts';

export interface PaginationProps {
  /** From 1; beyond the ends the nearest page is shown. */
  page: number;
  /** Entries of a page, at least 1. */
  pageSize: number;
  /** Entries of all pages. */
  total: number;
  /** Called for a press of a page, or a jump. With `href` only for a jump. */
  onChange?: (page: number) => void;
  /** Makes pages links: the address of a page. */
  href?: (page: number) => string;
  /** Sizes to choose from; needs `onPageSizeChange`. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** A field to go to a page by its number; needs `onChange`. */
  jump?: boolean;
  texts?: Partial<PaginationTexts>;
  ref?: Ref<HTMLElement>;
}

/**
 * The navigation through a list of several pages. In a narrow place only 上一页 3/24 下一页. A change of page is
 * announced politely, once.
 */
export function Pagination(props: PaginationProps) {
  const { pageSize, total, onChange, href, pageSizes, onPageSizeChange, jump, ref } = props;
  const texts = { ...paginationTexts, ...props.texts };
  const count = pageCount(total, pageSize);
  const page = existingPage(props.page, count);
  const announcement = useChangeInWords(page, texts.place(page, count));
  const id = useId();
  const to = (goal: number) => ({ page: goal, href: href?.(goal), onPress: () => onChange?.(goal) });
  return (
    <nav ref={ref} aria-label={texts.label} className={styles.frame}>
      <div className={styles.bar}>
        <p className={styles.total}>{texts.total(Number.isFinite(total) ? Math.max(0, total) : 0)}</p>
        <ul className={styles.pages}>
          <li className={styles.edge}>
            <PageLink {...to(page - 1)} kind="previous" words={texts.previous} ended={page === 1} />
          </li>
          <li className={styles.short} aria-hidden="true">
            <b className={styles.now}>{page}</b>/{count}
          </li>
          {pageItems(page, count).map((item) =>
            'gap' in item ? (
              <li key={item.gap} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={item.page} className={styles.number}>
                <PageLink
                  {...to(item.page)}
                  kind="page"
                  words={String(item.page)}
                  label={texts.page(item.page)}
                  current={item.page === page}
                />
              </li>
            ),
          )}
          <li className={styles.edge}>
            <PageLink {...to(page + 1)} kind="next" words={texts.next} ended={page === count} />
          </li>
        </ul>
        {pageSizes && onPageSizeChange && (
          <PageSize sizes={pageSizes} size={pageSize} onChange={onPageSizeChange} texts={texts} />
        )}
        {jump && onChange && <Jump id={id} count={count} onJump={onChange} texts={texts} />}
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </nav>
  );
}

/** `words` as of the last change of page; nothing before the first one. */
function useChangeInWords(page: number, words: string): string {
  const before = useRef(page);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current !== page) setAnnouncement(words);
    before.current = page;
  }, [page, words]);
  return announcement;
}
