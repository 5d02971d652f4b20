import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import * as styles from './graduation.css.ts';

/** The outline while the application loads. */
export function GraduationSkeleton() {
  return (
    <>
      <PageHeader title="毕业材料提交" lede={<Skeleton width="18em" height={16} />} />
      <Rule />
      <div className={styles.outlineLead}>
        <Skeleton width="min(20em, 80%)" height={28} />
        <SkeletonLines shares={[0.9, 0.5]} />
      </div>
      <WithMargin margin={<SkeletonLines shares={[0.5, 1, 1, 0.8]} />}>
        <Stack gap="x8" above="x6">
          <SkeletonLines shares={[0.4, 1, 1, 1]} />
          <SkeletonLines shares={[0.4, 1, 1, 1]} />
        </Stack>
      </WithMargin>
    </>
  );
}
