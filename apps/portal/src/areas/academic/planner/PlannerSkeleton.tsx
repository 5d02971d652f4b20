import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { PlannerHeader } from './PlannerHeader.tsx';
import * as styles from './PlannerSkeleton.css.ts';

/** The outline while the facts load: the answer, the tabs and the board in their places. */
export function PlannerSkeleton() {
  return (
    <>
      <PlannerHeader actions={<Skeleton width="5em" height={44} />} />
      <Rule />
      <div className={styles.lead}>
        <Skeleton width="min(17em, 80%)" height={28} />
        <SkeletonLines shares={[0.6]} />
      </div>
      <div className={styles.tabs}>
        {[1, 2, 3, 4].map((tab) => (
          <Skeleton key={tab} width="8em" height={20} />
        ))}
      </div>
      <div className={styles.board}>
        {['周六上午', '周六下午', '周日上午', '周日下午'].map((halfDay) => (
          <SkeletonLines key={halfDay} shares={[0.9, 0.7, 0.8]} />
        ))}
      </div>
    </>
  );
}
