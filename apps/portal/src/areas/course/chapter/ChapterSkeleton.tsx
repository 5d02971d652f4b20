import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { BookHeadSkeleton } from '../shared/BookHead.tsx';
import * as styles from './ChapterPage.css.ts';
import { columns, margin } from './OutlineMargin.css.ts';

/** The outline of the page while it loads: book, way on, tabs and chapters in their places. */
export function ChapterSkeleton() {
  return (
    <>
      <BookHeadSkeleton />
      <Rule />
      <div className={styles.step}>
        <div>
          <Skeleton width="9em" height={20} />
          <Skeleton width="12em" height={30} />
          <SkeletonLines shares={[0.6]} />
        </div>
        <Skeleton width={72} height={72} />
      </div>
      <Skeleton height={44} />
      <div className={columns}>
        <SkeletonLines shares={[1, 1, 1, 1, 1, 1, 1, 1]} />
        <div className={margin}>
          <SkeletonLines shares={[0.5, 1, 1, 1]} />
        </div>
      </div>
    </>
  );
}
