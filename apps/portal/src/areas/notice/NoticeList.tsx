import type { NoticePage } from '@qianwei/api/contract/notice';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Pagination } from '@qianwei/ui/Pagination';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../shared/query/Loading.tsx';
import { NoMatch, QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { EntryList } from './EntryList.tsx';
import * as styles from './NoticeListPage.css.ts';
import { asksForOwn, type NoticeFilter } from './notice-filter.ts';
import { PinnedNotices, pinnedPayload, showsPinned } from './PinnedNotices.tsx';

export interface NoticeListProps {
  filter: NoticeFilter;
  onChange: (change: Partial<NoticeFilter>) => void;
}

/**
 * The pinned notices and the page of those that match the filter; the previous page stays while the next one loads. Both
 * wait for the pinned ones, which stand above.
 */
export function NoticeList({ filter, onChange }: NoticeListProps) {
  const { category, keyword, unread, page } = filter;
  const notices = useCall(
    getNoticeListNLog,
    {
      ...{ pageNo: page, pageSize: 10, category },
      keyword: keyword || undefined,
      unread: unread || undefined,
      concerns: asksForOwn(filter) || undefined,
    },
    { keepPrevious: true },
  );
  const pinned = useCall(getNoticeListNLog, pinnedPayload(filter), { keepPrevious: true });
  const skeleton = <SkeletonLines shares={[0.62, 0.3, 0.7, 0.34, 0.5, 0.28, 0.66, 0.32]} />;
  if (pinned.isPending && showsPinned(filter)) return <Loading what="公告">{skeleton}</Loading>;
  return (
    <>
      {pinned.data && <PinnedNotices page={pinned.data} filter={filter} />}
      <QueryView
        query={notices}
        name="公告"
        skeleton={skeleton}
        empty={({ total }) => total === 0 && <Nothing filter={filter} onChange={onChange} />}
      >
        {(page) => (
          <Page
            page={page}
            isPinnedShown={pinned.data !== undefined && showsPinned(filter)}
            onChange={onChange}
          />
        )}
      </QueryView>
    </>
  );
}

interface PageProps {
  page: NoticePage;
  /** The pinned ones stand above, and not here. */
  isPinnedShown: boolean;
  onChange: NoticeListProps['onChange'];
}

function Page({ page, isPinnedShown, onChange }: PageProps) {
  const now = useNow();
  const below = isPinnedShown ? page.list.filter(({ top }) => !top) : page.list;
  return (
    <>
      <EntryList notices={below} now={now} />
      {page.total > page.pageSize && (
        <div className={styles.pages}>
          <Pagination
            page={page.pageNo}
            pageSize={page.pageSize}
            total={page.total}
            onChange={(next) => onChange({ page: next })}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ filter, onChange }: NoticeListProps) {
  if (filter.keyword !== '')
    return (
      <NoMatch
        title="没有找到相关公告，换个关键词试试"
        why={`标题里没有“${filter.keyword}”。搜索只看标题，不看正文。`}
        clearLabel="清除搜索"
        onClear={() => onChange({ keyword: '' })}
      />
    );
  const all = { drawing: 'inbox', clearLabel: '查看全部公告' } as const;
  const later = '新公告发布后会出现在这里。';
  if (filter.unread) {
    const title = asksForOwn(filter) ? '没有与你有关的未读公告' : '没有未读公告';
    return (
      <NoMatch {...all} title={title} why={later} onClear={() => onChange({ unread: false, all: true })} />
    );
  }
  if (asksForOwn(filter))
    return (
      <NoMatch
        {...all}
        title="没有与你有关的公告"
        why="与你所学的、要办的有关的公告会出现在这里。"
        onClear={() => onChange({ all: true })}
      />
    );
  return filter.category === undefined ? (
    <EmptyState drawing="inbox" title="暂无公告" why={later} />
  ) : (
    <NoMatch
      {...all}
      title="暂无公告"
      why="这一类还没有发布过公告。"
      onClear={() => onChange({ category: undefined })}
    />
  );
}
