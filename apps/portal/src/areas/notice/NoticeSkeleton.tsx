import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import * as styles from './NoticeArticle.css.ts';

/** A notice in outline while it loads. */
export function NoticeSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="min(24em, 90%)" height={32} />
      <Skeleton width="60%" height={14} />
      <SkeletonLines shares={[1, 0.96, 0.98, 0.5, 1, 0.94, 0.7]} />
    </div>
  );
}
