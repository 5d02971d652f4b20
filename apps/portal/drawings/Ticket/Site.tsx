import type { ReactNode } from 'react';
import * as styles from './Site.css.ts';
import type { TicketSite } from './ticket.ts';

const heads = {
  code: '代码',
  name: '课程名称',
  form: '考核方式',
  day: '日期',
  time: '时间',
  room: '考场',
  seat: '座位号',
};
const keys = Object.keys(heads) as (keyof typeof heads)[];

/** One place of examination: where it is, and which courses at which hour on which seat. */
export function Site({ site: { name, address, exams } }: { site: TicketSite }) {
  return (
    <section className={styles.site} aria-label={`考点：${name}`}>
      <div className={styles.place}>
        <h2 className={styles.title}>考点</h2>
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
          {exams.map((exam) => (
            <tr key={exam.code}>
              <Cell head="code">{exam.code}</Cell>
              <Cell head="name">
                <b className={styles.strong}>{exam.name}</b>
                {exam.bring && <small className={styles.small}>{exam.bring}</small>}
              </Cell>
              <Cell head="form">{exam.form}</Cell>
              <Cell head="day">
                {exam.day}
                <small className={styles.small}>{exam.weekday}</small>
              </Cell>
              <Cell head="time">{exam.time}</Cell>
              <Cell head="room">
                <b className={styles.strong}>{exam.room}</b>
              </Cell>
              <Cell head="seat">
                <b className={styles.seat}>{exam.seat}</b>
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
