import type { Ticket, TicketItem, TicketType } from '@qianwei/api/contract/academic/ticket';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { dateWords, weekdayWords } from '@qianwei/api/time/words';
import type { ReactNode } from 'react';
import * as styles from './TicketSite.css.ts';

const heads = {
  code: '代码',
  course: '课程名称',
  mode: '考核方式',
  day: '日期',
  time: '时间',
  room: '考场',
  seat: '座位号',
};
type Head = keyof typeof heads;

/** Columns of each ticket: a written exam is always written, and the foreign language exam is no course. */
const columnsOf: Readonly<Record<TicketType, readonly Head[]>> = {
  EXAM: ['code', 'course', 'day', 'time', 'room', 'seat'],
  PRACTICE: ['code', 'course', 'mode', 'day', 'time', 'room', 'seat'],
  ENGLISH: ['course', 'day', 'time', 'room', 'seat'],
};

const cells: Readonly<Record<Head, (item: TicketItem) => ReactNode>> = {
  code: ({ courseCode }) => courseCode,
  course: ({ courseName, carry }) => (
    <>
      <b className={styles.strong}>{courseName}</b>
      {carry !== '' && <small className={styles.small}>{carry}</small>}
    </>
  ),
  mode: ({ assessForms }) => assessForms.map((mode) => assessFormTitles[mode]).join('、'),
  day: ({ date }) => (
    <>
      {dateWords(date)}
      <small className={styles.small}>{weekdayWords(date)}</small>
    </>
  ),
  time: ({ startTime, endTime }) => `${startTime}–${endTime}`,
  room: ({ room }) => <b className={styles.strong}>{room}</b>,
  seat: ({ seat }) => <b className={styles.seat}>{seat}</b>,
};

export interface TicketSiteProps {
  site: Ticket['sites'][number];
  /** Exams at the site. */
  items: readonly TicketItem[];
  ticketType: TicketType;
}

/** A site on the ticket: where it is, and which course at which hour on which seat. */
export function TicketSite({ site: { name, address }, items, ticketType }: TicketSiteProps) {
  const keys = columnsOf[ticketType];
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
          {items.map((item) => (
            <tr key={`${item.courseCode} ${item.date} ${item.startTime}`}>
              {keys.map((key) => (
                <Cell key={key} head={key}>
                  {cells[key](item)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ head, children }: { head: Head; children: ReactNode }) {
  return (
    <td>
      <span className={styles.head} aria-hidden="true">
        {heads[head]}
      </span>
      <span>{children}</span>
    </td>
  );
}
