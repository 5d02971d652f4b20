import { Rule } from '@qianwei/ui/Rule';
import { Section } from '@qianwei/ui/Section';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './Learning.css.ts';

/** The skeleton of the analysis while it loads. */
export function AnalysisSkeleton() {
  return (
    <>
      <div className={styles.outline}>
        <Skeleton width="min(20em, 90%)" height={34} />
        <Skeleton width="min(16em, 70%)" height={14} />
      </div>
      <Rule />
      <div className={styles.head}>
        <div className={styles.outline}>
          <Skeleton width="6em" height={56} />
          <SkeletonLines shares={[0.6, 0.4]} />
        </div>
        <Skeleton height={200} />
      </div>
      <Section name="得分分布">
        <SkeletonLines shares={[1, 1, 1]} />
      </Section>
      <Section name="逐题解析">
        <SkeletonLines shares={[0.5, 0.9, 0.8, 0.8, 0.6]} />
      </Section>
    </>
  );
}
