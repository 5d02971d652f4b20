import { SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './PlaySkeleton.css.ts';

/** The outline of the player's page while the course is on its way. */
export function PlaySkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonLines shares={[0.4, 0.3]} />
      <div className={styles.picture} />
      <SkeletonLines shares={[1, 0.8]} />
    </div>
  );
}
