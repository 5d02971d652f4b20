import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './grid.css.ts';
import type { TableView } from './view.ts';

/** Different lengths, as words have. */
const shares = ['72%', '48%', '60%', '38%'];

/** Placeholders of loading rows, in the shape of the columns. The table is `aria-busy` and says so in words. */
export function SkeletonBody<Row>({ view }: { view: TableView<Row> }) {
  const { columns, selection, detail, rowActions, skeletonRows } = view;
  const controls = [selection.mode !== 'none' && 'tick', detail && 'expander'].filter(Boolean);
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <tr key={row} className={styles.row}>
          {controls.map((id) => (
            <td key={String(id)} className={styles.control}>
              <Skeleton width={20} height={20} />
            </td>
          ))}
          {columns.map(({ id, numeric }, index) => (
            <td key={id} className={styles.cell} data-align={numeric ? 'end' : 'start'}>
              <span className={styles.skeleton}>
                <Skeleton width={numeric ? 32 : shares[(row + index) % shares.length]} height={14} />
              </span>
            </td>
          ))}
          {rowActions && (
            <td className={styles.cell}>
              <Skeleton width={48} height={14} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
