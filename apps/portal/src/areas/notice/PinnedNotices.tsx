import { getNoticeListNLog, type NoticePage } from '@qianwei/api/contract/notice';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { EntryList } from './EntryList.tsx';
import * as styles from './NoticeListPage.css.ts';
import type { NoticeFilter } from './notice-filter.ts';

/** Asks for the first three notices of all: pinned ones come first, and there are never more than three. */
export const pinnedPayload = { pageNo: 1, pageSize: 3 };

/** Whether the pinned notices stand above the list: not while the student looks for something. */
export const showsPinned = (filter: NoticeFilter) => filter.keyword === '' && !filter.unread;

/**
 * The pinned notices, from a call of their own: when the list below fails, they stay. While the student searches
 * they are not shown twice.
 */
export function PinnedNotices({ filter }: { filter: NoticeFilter }) {
  const first = useCall(getNoticeListNLog, pinnedPayload);
  if (!first.data || !showsPinned(filter)) return null;
  return <Pinned page={first.data} filter={filter} />;
}

function Pinned({ page, filter }: { page: NoticePage; filter: NoticeFilter }) {
  const now = useNow();
  const pinned = page.list.filter(({ top, category }) => top && category === (filter.category ?? category));
  if (pinned.length === 0) return null;
  return (
    <section className={styles.pinned} aria-label="置顶公告">
      <EntryList notices={pinned} now={now} />
    </section>
  );
}
