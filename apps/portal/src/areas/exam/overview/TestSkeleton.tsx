import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import * as styles from './TestPage.css.ts';

/** The skeleton of a test while it loads: head, verdict, figures and margin in their places. */
export function TestSkeleton() {
  return (
    <>
      <Skeleton width="min(18em, 90%)" height={34} />
      <div className={styles.skeleton}>
        <Skeleton width="14em" height={20} />
        <div className={styles.skeletonVerdict}>
          <div>
            <Skeleton width="min(16em, 80%)" height={28} />
            <SkeletonLines shares={[0.8]} />
          </div>
          <Skeleton width={148} height={48} />
        </div>
        <WithMargin margin={<SkeletonLines shares={[0.5, 1, 0.9, 0.7, 0.8]} />}>
          <Stack gap="x8" above="x6">
            <Skeleton height={56} />
            <SkeletonLines shares={[1, 1, 1, 1, 1]} />
          </Stack>
        </WithMargin>
      </div>
    </>
  );
}
