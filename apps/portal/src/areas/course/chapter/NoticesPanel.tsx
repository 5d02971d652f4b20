import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { listDay } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Pagination } from '@qianwei/ui/Pagination';
import { Phrases } from '@qianwei/ui/Phrases';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { pageNumber } from '../../../shared/address/address-codec.ts';
import { useReturnHere } from '../../../shared/address/return-address.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './panels.css.ts';

const noticeAddress = { page: pageNumber };

/** 公告: the notices about studying that are meant for the student; each leads to its page. */
export default function NoticesPanel() {
  const now = useNow();
  const here = useReturnHere();
  const { values, show } = useAddress(noticeAddress);
  const notices = useCall(
    getNoticeListNLog,
    { category: 'STUDY', pageNo: values.page, pageSize: 10 },
    { keepPrevious: true },
  );
  return (
    <div className={styles.panel}>
      <QueryView
        query={notices}
        name="公告"
        skeleton={<SkeletonLines shares={[0.7, 0.3, 0.6, 0.3]} />}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              drawing="inbox"
              title="暂无学习公告"
              why="直播课表、课程调整发布后会出现在这里。"
              action={<Link href="/notice">查看全部公告</Link>}
            />
          )
        }
      >
        {({ list, pageNo, pageSize, total }) => (
          <>
            <Lines label="学习公告">
              {list.map(({ id, title, publisher, publishTime, read }) => (
                <Line key={id}>
                  <Link
                    href={`/home/notice/detail/${encodeURIComponent(id)}`}
                    routerOptions={here}
                    className={styles.notice}
                  >
                    <span className={styles.noticeTitle}>
                      {read === false && <b className={styles.unread}>未读 </b>}
                      <Phrases>{title}</Phrases>
                    </span>{' '}
                    <span className={styles.noticeFacts}>
                      {publisher} <time dateTime={publishTime.slice(0, 10)}>{listDay(publishTime, now)}</time>
                    </span>
                  </Link>
                </Line>
              ))}
            </Lines>
            {total > pageSize && (
              <div className={styles.pages}>
                <Pagination
                  page={pageNo}
                  pageSize={pageSize}
                  total={total}
                  onChange={(page) => show({ page })}
                />
              </div>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
