import { parseMoment } from '@qianwei/api/time/moment';
import { listDay, listMoment, nearMomentWords, nearWords } from '@qianwei/api/time/words';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './AllGrades.css.ts';
import type { PeriodGrades } from './grade-periods.ts';
import type { GradeWays } from './grade-ways.ts';

export interface PeriodLineProps {
  group: PeriodGrades;
  /** ms, by the server's clock. */
  now: number;
  ways: Pick<GradeWays, 'mayReview'>;
  /** For a phone: the deadline in its short form, and without the day of publication. */
  isShort?: boolean;
  /** Of the period's name, which is a heading on a phone. */
  id?: string;
}

/** A period above its results: when they were published, and until when their review can be asked for. */
export function PeriodLine({ group, now, ways, isShort = false, id }: PeriodLineProps) {
  const { name, period, grades } = group;
  const isOpen = period !== null && grades.some(ways.mayReview) && parseMoment(period.reviewEnd) > now;
  const isClosed = period !== null && parseMoment(period.reviewEnd) <= now;
  const isPublished = period !== null && parseMoment(period.publishTime) <= now;
  const words = [
    isPublished && !isShort ? `${nearWords(period.publishTime, now)} 公布` : '',
    period !== null && !isPublished ? `预计 ${listDay(period.publishTime, now)} 公布` : '',
    isClosed ? '复核已截止' : '',
  ].filter((word) => word !== '');
  const Name = isShort ? 'h3' : 'b';
  return (
    <span className={styles.periodLine}>
      <Name id={id} className={styles.periodName}>
        {name}
      </Name>
      {words.length > 0 && (
        <span>
          <WholeDates>{words.join('，')}</WholeDates>
        </span>
      )}
      {isOpen && (
        <span className={styles.until}>
          <WholeDates>
            {`复核到 ${isShort ? listMoment(period.reviewEnd, now, 'end') : nearMomentWords(period.reviewEnd, now, 'end')}`}
          </WholeDates>
        </span>
      )}
    </span>
  );
}
