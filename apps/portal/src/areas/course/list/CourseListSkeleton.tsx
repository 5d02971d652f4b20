import { shelfStatus } from '@qianwei/api/contract/course/list';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { is } from 'valibot';
import * as styles from './CourseListPage.css.ts';
import * as current from './OpenBook.css.ts';
import { score } from './ProcessPart.css.ts';
import type { ShelfTabsProps } from './ShelfTabs.tsx';
import { shelfTitles } from './shelf-titles.ts';
import * as volume from './Volume.css.ts';
import * as week from './Week.css.ts';

/** In place of the counts under the title. */
export const HeadSkeleton = () => (
  <span className={styles.headLine}>
    <Skeleton width="min(22em, 80vw)" height="0.9em" />
  </span>
);

/** In place of the week, as high as its bars. */
export const WeekSkeleton = () => (
  <div className={week.week}>
    <Skeleton width={320} height={70} />
  </div>
);

/** The outline of the shelf: tabs, which can be changed already, the open book, four others. */
export function CourseListSkeleton({ address, show }: Pick<ShelfTabsProps, 'address' | 'show'>) {
  const content = (
    <>
      <OpenBookOutline />
      <div className={styles.shelf}>
        {[1, 2, 3, 4].map((book) => (
          <VolumeOutline key={book} />
        ))}
      </div>
    </>
  );
  return (
    <Tabs
      label="课程"
      selected={address.status}
      onSelect={(id) => is(shelfStatus, id) && show({ status: id })}
      aside={
        <div className={styles.tools}>
          <Skeleton width={220} height={44} />
        </div>
      }
      items={Object.entries(shelfTitles).map(([id, label]) => ({ id, label, content }))}
    />
  );
}

function OpenBookOutline() {
  return (
    <div className={current.current} data-scored>
      <div className={current.wide}>
        <Skeleton width={148} height={201} />
      </div>
      <div className={current.small}>
        <Skeleton width={88} height={120} />
      </div>
      <div className={current.body}>
        <div>
          <Line className={current.quiet} share={0.5} />
          <Line className={current.name} share={0.6} />
          <Line className={current.quiet} share={0.8} />
        </div>
        <div className={current.rest}>
          <div className={current.place}>
            <Line className={current.chapter} share={0.7} />
            <Line className={current.where} share={0.5} />
            <Line share={1} />
          </div>
          <div className={current.actions}>
            <Skeleton width="min(20em, 100%)" height={44} />
          </div>
          <div className={current.states}>
            <Line className={current.quiet} share={0.8} />
            <Line className={current.quiet} share={0.9} />
          </div>
        </div>
      </div>
      <div className={score}>
        <Line share={0.7} />
        <Skeleton width={120} height={48} />
        {[1, 1, 1, 1, 1, 1, 0.9, 0.9, 0.6].map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
          <Line key={index} share={share} />
        ))}
      </div>
    </div>
  );
}

function VolumeOutline() {
  return (
    <div className={volume.volume}>
      <Skeleton width={88} height={120} />
      <div className={volume.words}>
        <Line className={volume.name} share={0.6} />
        <Line className={current.quiet} share={0.8} />
        <div className={volume.progress}>
          <Line share={1} />
        </div>
        <Line className={current.quiet} share={1} />
        <div className={volume.end}>
          <Skeleton width="50%" height="1.5em" />
        </div>
      </div>
    </div>
  );
}

/** A line of text that loads, as high as the text whose class it has; `share` of the width, 0 to 1. */
function Line({ share, className = '' }: { share: number; className?: string }) {
  return (
    <div className={`${styles.headLine} ${className}`}>
      <Skeleton width={`${share * 100}%`} height="0.9em" />
    </div>
  );
}
