import type { Notice } from '@qianwei/api/contract/notice';
import { Link } from '@qianwei/ui/Link';
import { returnTo, useReturnAddress } from '../../shared/address/return-address.ts';
import * as styles from './NoticeDetailPage.css.ts';

/** The notices before and after this one, and a link back to the list as it was left. */
export function Neighbours({ notice }: { notice: Pick<Notice, 'prev' | 'next'> }) {
  const list = useReturnAddress('/notice');
  const entries = [
    { label: '上一篇', notice: notice.prev },
    { label: '下一篇', notice: notice.next },
  ];
  return (
    <nav className={styles.neighbours} aria-label="相邻公告">
      {entries.map((entry) => (
        <p key={entry.label} className={styles.neighbour}>
          <span className={styles.direction}>{entry.label}</span>
          {entry.notice ? (
            <Link href={`/home/notice/detail/${entry.notice.id}`} routerOptions={returnTo(list)}>
              {entry.notice.title}
            </Link>
          ) : (
            <span className={styles.none}>没有了</span>
          )}
        </p>
      ))}
      <p className={styles.neighbour}>
        <Link href={list}>返回公告列表</Link>
      </p>
    </nav>
  );
}
