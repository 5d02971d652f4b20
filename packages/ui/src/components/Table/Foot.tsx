import { stickyAt } from './columnWidths.ts';
import * as styles from './grid.css.ts';
import type { TableView } from './view.ts';

/** The sums under the columns; renders nothing when no column has one. */
export function Foot<Row>({ view, before }: { view: TableView<Row>; before: number }) {
  const { columns, rows, texts } = view;
  if (!columns.some(({ sum }) => sum)) return null;
  return (
    <tfoot className={styles.foot}>
      <tr>
        {before > 0 && <td colSpan={before} className={styles.footCell} />}
        {columns.map((column, index) => {
          const words = index === 0 && !column.sum ? texts.sum : column.sum?.(rows);
          const Cell = index === 0 && !column.sum ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              scope={Cell === 'th' ? 'row' : undefined}
              className={styles.footCell}
              data-numeric={column.numeric || undefined}
              data-align={column.align ?? (column.numeric ? 'end' : 'start')}
              data-sticky={stickyAt(view, column) === undefined ? undefined : true}
              style={{ insetInlineStart: stickyAt(view, column) }}
            >
              {words}
            </Cell>
          );
        })}
        {view.rowActions && <td className={styles.footCell} />}
      </tr>
    </tfoot>
  );
}
