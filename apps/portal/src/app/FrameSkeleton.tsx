import { frame, page, side } from './FrameSkeleton.css.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The frame while user info is on its way: the same places, nothing in them. */
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
