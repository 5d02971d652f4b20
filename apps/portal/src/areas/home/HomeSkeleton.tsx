import { Rule } from '@qianwei/ui/Rule';
import { Section } from '@qianwei/ui/Section';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../shared/Loading.tsx';
import * as styles from './HomeSkeleton.css.ts';

/** The page in outline while it loads: the same blocks in the same places, so that nothing jumps. */
export function HomeSkeleton() {
  return (
    <Loading what="首页">
      <div className={styles.identity}>
        <Skeleton width="11em" height={28} />
        <SkeletonLines shares={[0.5, 0.44]} />
      </div>
      <Rule />
      <div className={styles.next}>
        <Skeleton width="14em" height={14} />
        <Skeleton width="min(20em, 80%)" height={32} />
        <SkeletonLines shares={[0.6, 0.4]} />
        <Skeleton width={144} height={48} />
      </div>
      <Section name="截止雷达">
        <Skeleton height={160} />
      </Section>
      <Section name="通知公告">
        <SkeletonLines shares={[0.7, 0.62, 0.5, 0.56, 0.66]} />
      </Section>
    </Loading>
  );
}
