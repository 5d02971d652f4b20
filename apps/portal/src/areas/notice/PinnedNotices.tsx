import type { NoticePage } from '@qianwei/api/contract/notice';
import { useNow } from '../../shared/time/use-now.ts';
import { EntryList } from './EntryList.tsx';
import * as styles from './NoticeListPage.css.ts';
import { asksForOwn, type NoticeFilter } from './notice-filter.ts';

/** The first three notices: pinned ones come first, and there are at most three. */
export const pinnedPayload = (filter: NoticeFilter) => ({
  pageNo: 1,
  pageSize: 3,
  concerns: asksForOwn(filter) || undefined,
});

/** True when the pinned notices are shown above the list: not with a keyword or 只看未读. */
export const showsPinned = (filter: NoticeFilter) => filter.keyword === '' && !filter.unread;

export interface PinnedNoticesProps {
  /** The answer to `pinnedPayload`. */
  page: NoticePage;
  filter: NoticeFilter;
}

/**
 * The pinned notices, from a call of their own: they stay when the list below fails. A search finds them in the list,
 * and not here (`showsPinned`).
 */
export function PinnedNotices({ page, filter }: PinnedNoticesProps) {
  const now = useNow();
  const pinned = page.list.filter(({ top, category }) => top && category === (filter.category ?? category));
  if (!showsPinned(filter) || pinned.length === 0) return null;
  return (
    <section className={styles.pinned} aria-label="置顶公告">
      <EntryList notices={pinned} now={now} />
    </section>
  );
}
