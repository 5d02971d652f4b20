import { getNoticeListNLog, type NoticeItem, noticeCategoryTitles } from '@qianwei/api/contract/notice';
import { parseMoment } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tag } from '@qianwei/ui/Tag';
import { newsPayload } from '../../shared/notices/news-payload.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import * as styles from './LatestNotices.css.ts';

/** The five newest notices that concern the student, pinned first. They have their own call: when it fails, the rest of the page stays. */
export function LatestNotices({ now }: { now: number }) {
  const notices = useCall(getNoticeListNLog, newsPayload);
  return (
    <Section name="通知公告" action={<Link href="/notice?all=1">全部公告</Link>}>
      <QueryView
        query={notices}
        name="通知公告"
        skeleton={<SkeletonLines shares={[0.7, 0.62, 0.5, 0.56, 0.66]} />}
        empty={({ list }) =>
          list.length === 0 && <p className={styles.none}>暂无公告。新公告发布后会出现在这里。</p>
        }
      >
        {({ list }) => (
          <Lines label="最新公告">
            {list.map((notice) => (
              <Line key={notice.id}>
                <Entry notice={notice} now={now} />
              </Line>
            ))}
          </Lines>
        )}
      </QueryView>
    </Section>
  );
}

function Entry({ notice, now }: { notice: NoticeItem; now: number }) {
  const open = notice.deadline !== null && parseMoment(notice.deadline) > now;
  return (
    <Link href={`/home/notice/detail/${notice.id}`} className={styles.entry}>
      <span className={styles.category}>{noticeCategoryTitles[notice.category]}</span>
      <span className={styles.title}>
        <span className={styles.name}>
          <Phrases>{notice.title}</Phrases>
        </span>
        {notice.actionPath && open && <Tag>可办理</Tag>}
      </span>
      <time className={styles.day} dateTime={notice.publishTime.slice(0, 10)}>
        {notice.top && <span className={styles.pinned}>置顶</span>}
        {listDay(notice.publishTime, now)}
      </time>
    </Link>
  );
}
