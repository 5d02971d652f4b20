import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './CourseSettingPage.css.ts';

/** The outline while the plan loads: head, lead, choices, bar and the first groups in their places. */
export function SettingSkeleton() {
  return (
    <>
      <div className={styles.outline}>
        <Skeleton width="6em" height={36} />
        <SkeletonLines shares={[0.6, 0.4]} />
      </div>
      <Rule />
      <div className={styles.outline}>
        <Skeleton width="min(16em, 80%)" height={28} />
        <SkeletonLines shares={[0.8]} />
      </div>
      <div className={styles.outlineChoices}>
        <SkeletonLines shares={[0.6, 0.5, 0.7]} />
        <SkeletonLines shares={[0.6, 0.5, 0.7]} />
      </div>
      <div className={styles.bar}>
        <Skeleton height={36} />
        <SkeletonLines shares={[0.4]} />
      </div>
      <SkeletonLines shares={[1, 1, 1, 1, 1, 1, 1, 1]} />
    </>
  );
}
