import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './GradePage.css.ts';

/** The outline of the page while the results load: what comes first, the three columns, the list. */
export function GradeSkeleton() {
  return (
    <>
      <Rule />
      <div className={styles.leadOutline}>
        <Skeleton width="9em" height={14} />
        <Skeleton width="min(22em, 90%)" height={28} />
        <SkeletonLines shares={[0.7, 0.6]} />
      </div>
      <div className={styles.summary}>
        <div className={styles.column}>
          <div className={styles.figuresOutline}>
            <Skeleton width="5em" height={48} />
            <Skeleton width="5em" height={48} />
            <Skeleton width="5em" height={48} />
          </div>
        </div>
        <div className={styles.column}>
          <SkeletonLines shares={[0.2, 0.4, 1, 0.2, 1, 0.8]} />
        </div>
        <div className={styles.column}>
          <Skeleton height={180} />
        </div>
      </div>
      <SkeletonLines shares={[0.2, 1, 0.3, 1, 1, 0.3, 1, 1]} />
    </>
  );
}
