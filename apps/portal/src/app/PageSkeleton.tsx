import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import type { ReactNode } from 'react';
import type { PageOutline } from '../routes/declare-page.ts';
import { frame, page, side, waiting } from './PageSkeleton.css.ts';

const row = <SkeletonLines shares={[0.6, 0.3]} />;
const field = (
  <div>
    <Skeleton width="6em" height={14} />
    <Skeleton width="min(100%, 24em)" height={44} />
  </div>
);

/** The outlines below the title. */
const outlines: Readonly<Record<PageOutline, ReactNode>> = {
  list: (
    <>
      {row}
      {row}
      {row}
      {row}
    </>
  ),
  record: (
    <>
      <SkeletonLines shares={[0.9, 0.7]} />
      <Skeleton height={120} />
      <SkeletonLines shares={[0.8, 0.5, 0.7, 0.4]} />
    </>
  ),
  form: (
    <>
      {field}
      {field}
      {field}
    </>
  ),
  statement: <SkeletonLines shares={[0.9, 0.7, 0.8, 0.5]} />,
};

/** The outline of a page while its code loads for the first time. */
export function PageSkeleton({ outline }: { outline: PageOutline }) {
  return (
    <div className={waiting} aria-busy="true">
      <span hidden>正在加载</span>
      <Skeleton width="12em" height={38} />
      {outlines[outline]}
    </div>
  );
}

/** The empty frame while user info loads; with `isRail` beside a narrow menu. */
export function FrameSkeleton({ outline, isRail }: { outline: PageOutline; isRail?: boolean | undefined }) {
  return (
    <div className={frame} data-rail={isRail || undefined}>
      <div className={side} />
      <main className={page} aria-busy="true">
        <PageSkeleton outline={outline} />
      </main>
    </div>
  );
}
