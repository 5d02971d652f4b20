import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './CourseSettingPage.css.ts';

/** The outline while the plan loads: head, lead, choices, bar and the first group in their places. */
export function SettingSkeleton() {
  return (
    <>
      <PageHeader
        title="课程设置"
        lede={
          <span className={styles.outlineLede}>
            <SkeletonLines shares={[0.9, 0.6]} />
          </span>
        }
        actions={<Skeleton width="14em" height={44} />}
      />
      <Rule />
      <div className={styles.outlineLead}>
        <div className={styles.outline}>
          <Skeleton width="5em" height={14} />
          <Skeleton width="min(16em, 80%)" height={28} />
          <SkeletonLines shares={[0.9, 0.5]} />
        </div>
        <Skeleton width={162} height={48} />
      </div>
      <div className={styles.outlineChoices}>
        <SkeletonLines shares={[0.6, 0.5, 0.7, 0.7]} />
        <SkeletonLines shares={[0.6, 0.5, 0.7, 0.7]} />
      </div>
      <div className={styles.bar}>
        <div className={styles.outline}>
          <Skeleton height={36} />
          <Skeleton width="40%" height={14} />
        </div>
      </div>
      <div className={styles.outlinePlan}>
        <SkeletonLines shares={[0.8, 0.6]} />
        <SkeletonLines shares={[1, 1, 1, 1, 1, 1]} />
      </div>
    </>
  );
}
