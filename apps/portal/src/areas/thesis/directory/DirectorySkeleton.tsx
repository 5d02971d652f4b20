import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './DirectoryPage.css.ts';

/** The outline of the desk while it is loading. */
export function DirectorySkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.waitingHead}>
        <Skeleton width="40%" height={14} />
        <Skeleton width="60%" height={28} />
        <Skeleton width="30%" height={14} />
      </div>
      <Rule />
      <div className={styles.waitingLead}>
        <Skeleton width="45%" height={22} />
        <SkeletonLines shares={[0.6, 0.5]} />
      </div>
      <div className={styles.columns}>
        <div className={styles.waitingStages}>
          <SkeletonLines shares={[0.7, 0.8, 0.6, 0.7, 0.6, 0.7]} />
        </div>
        <div className={`${styles.beside} ${styles.paper}`}>
          <SkeletonLines shares={[0.5, 0.9, 0.95, 0.9, 0.7, 0.9, 0.8]} />
        </div>
      </div>
    </div>
  );
}
