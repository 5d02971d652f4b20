import type { Ticket, TicketItem } from '@qianwei/api/contract/academic/ticket';
import { dateWords, weekdayWords } from '@qianwei/api/time/words';
import type { ReactNode } from 'react';
import * as styles from './TicketSite.css.ts';

const heads = { code: '代码', course: '课程名称', day: '日期', time: '时间', room: '考场', seat: '座位号' };
const keys = Object.keys(heads) as (keyof typeof heads)[];

export interface TicketSiteProps {
  site: Ticket['sites'][number];
  /** Exams at the site. */
  items: readonly TicketItem[];
}

/** A site on the ticket: where it is, and which course at which hour on which seat. */
export function TicketSite({ site: { name, address }, items }: TicketSiteProps) {
  return (
    <section className={styles.site} aria-label={`考点：${name}`}>
      <div className={styles.place}>
        <h3 className={styles.title}>考点</h3>
        <b className={styles.name}>{name}</b>
        <p className={styles.address}>{address}</p>
      </div>
      <table className={styles.exams}>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col" className={styles.columns[key]}>
                {heads[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ courseCode, courseName, date, startTime, endTime, room, seat }) => (
            <tr key={courseCode}>
              <Cell head="code">{courseCode}</Cell>
              <Cell head="course">
                <b className={styles.strong}>{courseName}</b>
              </Cell>
              <Cell head="day">
                {dateWords(date)}
                <small className={styles.small}>{weekdayWords(date)}</small>
              </Cell>
              <Cell head="time">
                {startTime}–{endTime}
              </Cell>
              <Cell head="room">
                <b className={styles.strong}>{room}</b>
              </Cell>
              <Cell head="seat">
                <b className={styles.seat}>{seat}</b>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ head, children }: { head: keyof typeof heads; children: ReactNode }) {
  return (
    <td>
      <span className={styles.head} aria-hidden="true">
        {heads[head]}
      </span>
      <span>{children}</span>
    </td>
  );
}
