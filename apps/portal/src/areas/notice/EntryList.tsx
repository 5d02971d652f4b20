import type { NoticeItem } from '@qianwei/api/contract/notice';
import { noticeCategoryTitles } from '@qianwei/api/contract/notice';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { daysLeftWords, listDay } from '@qianwei/api/time/words';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useReturnHere } from '../../shared/address/return-address.ts';
import { useAddress } from '../../shared/address/use-address.ts';
import { useSession } from '../../shared/session/session.tsx';
import * as styles from './EntryList.css.ts';
import { openNotice } from './notice-filter.ts';

/** Ms. */
const day = 86_400_000;
/** How long a notice counts as new, in ms: seven days. */
const newForMs = 7 * day;

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
            {notice.read === false && (
              <span className={styles.unread}>
                <span className={visuallyHidden}>未读</span>
              </span>
            )}
            <span className={styles.title} data-unread={notice.read === false || undefined}>
              <Phrases>{notice.title}</Phrases>
            </span>
            <span className={styles.facts}>
              {notice.top && <b className={styles.mark}>置顶</b>}
              {now - parseMoment(notice.publishTime) < newForMs && <b className={styles.mark}>新</b>}
              <span>{noticeCategoryTitles[notice.category]}</span>
              <span>{notice.publisher}</span>
              <time dateTime={notice.publishTime.slice(0, 10)}>{listDay(notice.publishTime, now)}</time>
              {notice.hasFile && (
                <span className={styles.files}>
                  <Icon name="clip" size="small" />
                  附件
                </span>
              )}
              {notice.deadline && (
                <span className={styles.left[toneOf(notice.deadline, now)]}>
                  {daysLeftWords(notice.deadline, now, notice.occasion)}
                </span>
              )}
            </span>
          </Link>
        </Line>
      ))}
    </Lines>
  );
}

/** Amber within seven days, red within a day, plain beyond or past. */
function toneOf(deadline: DateTime, now: number): 'plain' | 'warning' | 'danger' {
  const left = parseMoment(deadline) - now;
  if (left <= 0 || left > 7 * day) return 'plain';
  return left <= day ? 'danger' : 'warning';
}
