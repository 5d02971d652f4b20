import type { NoticeItem } from '@qianwei/api/contract/notice';
import { noticeCategoryTitles } from '@qianwei/api/contract/notice';
import { parseMoment } from '@qianwei/api/time/moment';
import { calendarDaysLeft, daysLeftWords, listDay } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Tag } from '@qianwei/ui/Tag';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useReturnHere } from '../../shared/address/return-address.ts';
import { useAddress } from '../../shared/address/use-address.ts';
import { useSession } from '../../shared/session/session.tsx';
import * as styles from './EntryList.css.ts';
import { openNotice } from './notice-filter.ts';

/** How long a notice counts as new, in ms: seven days. */
const newForMs = 7 * 86_400_000;

export interface EntryListProps {
  notices: readonly NoticeItem[];
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** Notices in a list. A logged-in student opens the page of a notice, a visitor its drawer. */
export function EntryList({ notices, now }: EntryListProps) {
  const loggedIn = useSession().session !== null;
  const { hrefOf } = useAddress(openNotice);
  const here = useReturnHere();
  return (
    <Lines>
      {notices.map((notice) => (
        <Line key={notice.id}>
          <Link
            {...(loggedIn
              ? { href: `/home/notice/detail/${encodeURIComponent(notice.id)}`, routerOptions: here }
              : { href: hrefOf({ id: notice.id }) })}
            className={styles.entry}
          >
            <span className={styles.head}>
              {notice.read === false && (
                <span className={styles.unread}>
                  <span className={visuallyHidden}>未读</span>
                </span>
              )}
              <span className={styles.title} data-unread={notice.read === false || undefined}>
                {notice.title}
              </span>
              <Marks notice={notice} now={now} />
            </span>
            <span className={styles.facts}>
              <span>{noticeCategoryTitles[notice.category]}</span>
              <span>{notice.publisher}</span>
              <time dateTime={notice.publishTime.slice(0, 10)}>{listDay(notice.publishTime, now)}</time>
              {notice.hasFile && (
                <span className={styles.files}>
                  <Icon name="clip" size="small" />
                  附件
                </span>
              )}
            </span>
          </Link>
        </Line>
      ))}
    </Lines>
  );
}

function Marks({ notice, now }: { notice: NoticeItem; now: number }) {
  const isNew = now - parseMoment(notice.publishTime) < newForMs;
  return (
    <>
      {notice.top && <Tag tone="brand">置顶</Tag>}
      {isNew && <Tag tone="info">新</Tag>}
      {notice.deadline && (
        <Tag tone={deadlineTone(notice.deadline, now)}>{daysLeftWords(notice.deadline, now)}</Tag>
      )}
    </>
  );
}

/** Amber within seven days, red today, plain beyond or past. */
function deadlineTone(deadline: string, now: number): 'line' | 'warning' | 'danger' {
  const days = calendarDaysLeft(deadline, now);
  if (parseMoment(deadline) <= now || days > 7) return 'line';
  return days === 0 ? 'danger' : 'warning';
}
