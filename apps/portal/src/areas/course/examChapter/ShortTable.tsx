import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import * as styles from './ShortTable.css.ts';

/** A column of a short table. */
interface ShortColumn<Row> {
  readonly header: string;
  /** On a desk, in px, or in rem to grow with the text; without it the column takes what is left. */
  readonly width?: number | `${number}rem`;
  readonly cell: (row: Row) => ReactNode;
}

export interface ShortTableProps<Row> {
  label: string;
  /** The first one names the row. */
  columns: readonly [ShortColumn<Row>, ...ShortColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
}

/**
 * A table of a few rows that nobody sorts or selects, far smaller in code than that of `packages/ui`; on a phone each row
 * stands under its name, its cells under each other. Screen readers read both as a table.
 */
export function ShortTable<Row>({ label, columns, rows, rowKey }: ShortTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out as blocks
    <table className={styles.table} role="table">
      <caption className={visuallyHidden}>{label}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ header, width }) => (
            <th key={header} scope="col" role="columnheader" className={styles.cell} style={{ width }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            <th scope="row" role="rowheader" className={`${styles.cell} ${styles.name}`}>
              {first.cell(row)}
            </th>
            {others.map(({ header, cell }) => (
              <td key={header} role="cell" className={styles.cell} data-header={header}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
