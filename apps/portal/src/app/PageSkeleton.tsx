import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { frame, page, side, waiting } from './PageSkeleton.css.ts';

/** The outline of a page while its code loads for the first time. */
export function PageSkeleton() {
  return (
    <div className={waiting} aria-busy="true">
      <span hidden>正在加载</span>
      <Skeleton width="12em" height={38} />
      <SkeletonLines shares={[0.9, 0.7, 0.8, 0.5]} />
    </div>
  );
}

/** The empty frame while user info loads. */
export function FrameSkeleton() {
  return (
    <div className={frame}>
      <div className={side} />
      <main className={page} aria-busy="true">
        <PageSkeleton />
      </main>
    </div>
  );
}
