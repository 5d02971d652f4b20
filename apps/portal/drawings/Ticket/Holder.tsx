import type { ReactNode } from 'react';
import * as styles from './Holder.css.ts';
import type { TicketData } from './ticket.ts';

/** The student whom the ticket admits, with a photo. */
export function Holder({ data, photo }: { data: TicketData; photo?: string }) {
  return (
    <div className={styles.holder}>
      <dl className={styles.facts}>
        <Fact term="姓名" look={styles.name} half>
          {data.name}
        </Fact>
        <Fact term="性别" half>
          {data.sex}
        </Fact>
        <Fact term="准考证号" look={styles.number}>
          {data.ticketNumber}
        </Fact>
        <Fact term="身份证号" look={styles.number}>
          {data.identityNumber}
        </Fact>
        <Fact term="报考专业">{data.major}</Fact>
        <Fact term="考核批次">{data.batch}</Fact>
      </dl>
      {photo ? (
        <img className={styles.photo} src={photo} alt={`考生照片：${data.name}`} />
      ) : (
        <svg className={styles.outline} viewBox="0 0 99 132" role="img" aria-label="考生照片">
          <circle cx="49.5" cy="52" r="19" />
          <path d="M14 124c3-28 16-40 35.5-40S82 96 85 124M40 82l9.5 11 9.5-11" />
        </svg>
      )}
    </div>
  );
}

interface FactProps {
  term: string;
  look?: string;
  /** Shares its line with another. */
  half?: boolean;
  children: ReactNode;
}

function Fact({ term, look = '', half, children }: FactProps) {
  return (
    <div className={half ? `${styles.fact} ${styles.half}` : styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={`${styles.value} ${look}`}>{children}</dd>
    </div>
  );
}
