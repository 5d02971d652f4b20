import { Part } from '@qianwei/ui/Part';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../../shared/query/Loading.tsx';
import { offered } from './Offered.css.ts';
import * as styles from './PeriodPanel.css.ts';

/** The outline of 考试计划: the periods, and one of them. */
export function PlanSkeleton() {
  return (
    <>
      <div className={styles.tabs}>
        {[1, 2, 3].map((period) => (
          <Skeleton key={period} width="8em" height={20} />
        ))}
      </div>
      <PeriodSkeleton />
    </>
  );
}

/** The outline of a period: its days, four half-days beside the basket. */
export function PeriodSkeleton() {
  return (
    <>
      <div className={styles.ruler}>
        <div className={styles.rulerOutline}>
          <Skeleton height={4} />
          <SkeletonLines shares={[1, 0.9]} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.halfDays}>
          <Part title="四个半天">
            <div className={styles.halfDaysOutline}>
              {[1, 2, 3, 4].map((half) => (
                <SkeletonLines key={half} shares={[0.8, 0.6, 0.9, 0.7, 0.6]} />
              ))}
            </div>
          </Part>
        </div>
        <div className={styles.basketOutline}>
          <BasketSkeleton />
        </div>
      </div>
      <OfferedSkeleton />
    </>
  );
}

/** The outline of the basket beside the half-days. */
export function BasketSkeleton() {
  return (
    <Part title="报考篮">
      <SkeletonLines shares={[0.8, 0.6, 0.9]} />
    </Part>
  );
}

/** The outline of the table of all courses. */
export function OfferedSkeleton() {
  return (
    <div className={offered}>
      <Part title="本期开考">
        <Loading what="本期开考的课程">
          <SkeletonLines shares={[1, 1, 1, 1, 1, 1, 1]} />
        </Loading>
      </Part>
    </div>
  );
}
