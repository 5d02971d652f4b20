import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './ChapterPage.css.ts';

/** The outline of the page while it loads: book, way on, tabs and chapters in their places. */
export function ChapterSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.cover}>
          <Skeleton width={84} height={114} />
        </span>
        <div>
          <Skeleton width="min(10em, 90%)" height={36} />
          <SkeletonLines shares={[0.7, 0.5]} />
        </div>
      </div>
      <Rule />
      <div className={styles.step}>
        <div>
          <Skeleton width="9em" height={20} />
          <Skeleton width="12em" height={30} />
          <SkeletonLines shares={[0.6]} />
        </div>
        <Skeleton width={72} height={72} />
      </div>
      <Skeleton height={44} />
      <div className={styles.columns}>
        <SkeletonLines shares={[1, 1, 1, 1, 1, 1, 1, 1]} />
        <div className={styles.margin}>
          <SkeletonLines shares={[0.5, 1, 1, 1]} />
        </div>
      </div>
    </>
  );
}
