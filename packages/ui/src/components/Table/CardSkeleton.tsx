import { SkeletonLines } from '../Skeleton/Skeleton.tsx';
import * as styles from './cards.css.ts';
import type { TableView } from './view.ts';

/** Cards on their way. */
export function CardSkeleton<Row>({ view }: { view: TableView<Row> }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: view.skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no identity and never move
        <div key={row} className={styles.card}>
          <SkeletonLines shares={[0.5, 0.72, 0.64]} />
        </div>
      ))}
    </div>
  );
}
