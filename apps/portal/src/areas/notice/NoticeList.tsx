import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { Pagination } from '@qianwei/ui/Pagination';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { Loading } from '../../shared/query/Loading.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { EntryList } from './EntryList.tsx';
import * as styles from './NoticeListPage.css.ts';
import type { NoticePage } from './notice.ts';
import type { NoticeFilter } from './notice-filter.ts';
import { showsPinned } from './PinnedNotices.tsx';

export interface NoticeListProps {
  filter: NoticeFilter;
  onChange: (change: Partial<NoticeFilter>) => void;
}

/** The page of notices that the filter names; the former page stays while the next one is on its way. */
export function NoticeList({ filter, onChange }: NoticeListProps) {
  const { category, keyword, unread, pageNo } = filter;
  const notices = useCall(
    getNoticeListNLog,
    { pageNo, pageSize: 10, category, keyword: keyword || undefined, unread: unread || undefined },
    { keepPrevious: true },
  );
  if (notices.data)
    return (
      <div aria-busy={notices.isPlaceholderData}>
        <Page page={notices.data} filter={filter} onChange={onChange} />
      </div>
    );
  if (notices.isError)
    return (
      <ErrorState
        title={`公告加载失败（${notices.error.message}）`}
        onRetry={() => void notices.refetch()}
        retrying={notices.isFetching}
      />
    );
  return (
    <Loading what="公告">
      <SkeletonLines shares={[0.62, 0.3, 0.7, 0.34, 0.5, 0.28, 0.66, 0.32]} />
    </Loading>
  );
}

function Page({ page, filter, onChange }: NoticeListProps & { page: NoticePage }) {
  const now = useNow();
  if (page.total === 0) return <Nothing filter={filter} onChange={onChange} />;
  const below = showsPinned(filter) ? page.list.filter(({ top }) => !top) : page.list;
  return (
    <>
      <EntryList notices={below} filter={filter} now={now} />
      {page.total > page.pageSize && (
        <div className={styles.pages}>
          <Pagination
            page={page.pageNo}
            pageSize={page.pageSize}
            total={page.total}
            onChange={(pageNo) => onChange({ pageNo })}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ filter, onChange }: NoticeListProps) {
  if (filter.keyword !== '')
    return (
      <EmptyState
        drawing="search"
        title="没有找到相关公告，换个关键词试试"
        why={`标题里没有“${filter.keyword}”。搜索只看标题，不看正文。`}
        action={<TextButton onPress={() => onChange({ keyword: '' })}>清除搜索</TextButton>}
      />
    );
  if (filter.unread)
    return (
      <EmptyState
        drawing="inbox"
        title="没有未读公告"
        why="新公告发布后会出现在这里。"
        action={<TextButton onPress={() => onChange({ unread: false })}>查看全部公告</TextButton>}
      />
    );
  return (
    <EmptyState
      drawing="inbox"
      title="暂无公告"
      why={filter.category ? '这一类还没有发布过公告。' : '新公告发布后会出现在这里。'}
      action={
        filter.category && (
          <TextButton onPress={() => onChange({ category: undefined })}>查看全部公告</TextButton>
        )
      }
    />
  );
}
