import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { BookHeadSkeleton } from '../shared/BookHead.tsx';
import * as styles from './ExamChapterPage.css.ts';

/** The outline of the page while it loads: book, what comes next, task sheet and margin in their places. */
export function ExamChapterSkeleton() {
  return (
    <>
      <BookHeadSkeleton />
      <Rule />
      <StepSkeleton />
      <WithMargin margin={<SkeletonLines shares={[0.5, 1, 1, 1]} />}>
        <Stack gap="x9" above="x6">
          <SkeletonLines shares={[0.3, 1, 1, 0.9, 1, 1, 0.8, 1]} />
        </Stack>
      </WithMargin>
    </>
  );
}

/** The outline of what comes next. */
export const StepSkeleton = () => (
  <div className={styles.stepSkeleton}>
    <Skeleton width="5em" height={20} />
    <Skeleton width="min(18em, 90%)" height={28} />
    <SkeletonLines shares={[0.7]} />
  </div>
);
