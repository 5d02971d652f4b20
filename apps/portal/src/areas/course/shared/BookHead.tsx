import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import { BookCover } from '@qianwei/ui/BookCover';
import { Phrases } from '@qianwei/ui/Phrases';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { coverTones } from '../../../shared/course/cover-tones.ts';
import * as styles from './BookHead.css.ts';

export interface BookHeadProps {
  course: Pick<CourseChapter['course'], 'courseName' | 'tone'>;
  /** The facts below the name, muted. */
  facts: ReactNode;
  /** A second line of facts. */
  more: ReactNode;
}

/** The head of a course's page: its book, its name (`h1`), and two lines of facts. */
export function BookHead({ course: { courseName, tone }, facts, more }: BookHeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.cover}>
        <BookCover title={courseName} tone={coverTones[tone]} width={84} />
      </span>
      <div>
        <h1 className={styles.name}>
          <Phrases>{courseName}</Phrases>
        </h1>
        <p className={styles.facts}>
          <WholeDates>{facts}</WholeDates>
        </p>
        <p className={styles.more}>{more}</p>
      </div>
    </header>
  );
}

/** The outline of the head while the course loads. */
export function BookHeadSkeleton() {
  return (
    <div className={styles.head}>
      <span className={styles.cover}>
        <Skeleton width={84} height={114} />
      </span>
      <div>
        <Skeleton width="min(10em, 90%)" height={36} />
        <SkeletonLines shares={[0.7, 0.5]} />
      </div>
    </div>
  );
}
