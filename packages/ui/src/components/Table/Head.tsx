import { visuallyHidden } from '../../theme/text.css.ts';
import { type Column, isSortable, minWidthOf, type TableSort } from './column.ts';
import { stickyAt } from './columnWidths.ts';
import * as styles from './grid.css.ts';
import { sortGlyph } from './parts.css.ts';
import { Resizer } from './Resizer.tsx';
import { RowTick } from './Tick.tsx';
import { isGrid, type TableView } from './view.ts';

/** The header row; it stays in view. */
export function Head<Row>({ view }: { view: TableView<Row> }) {
  const { columns, selection, texts } = view;
  const tabIndex = isGrid(view) ? -1 : undefined;
  const all = { none: false, some: 'some', all: true } as const;
  return (
    <thead className={styles.head}>
      <tr data-row={-1} aria-rowindex={view.virtual ? 1 : undefined}>
        {selection.mode !== 'none' && (
          <th
            scope="col"
            tabIndex={tabIndex}
            className={styles.control}
            style={{ insetInlineStart: stickyAt(view, 'tick') }}
          >
            {selection.mode === 'multiple' ? (
              <RowTick
                label={texts.selectAll}
                checked={all[selection.shown]}
                onChange={selection.toggleAll}
              />
            ) : (
              <span className={visuallyHidden}>{texts.selection}</span>
            )}
          </th>
        )}
        {view.detail && (
          <th
            scope="col"
            tabIndex={tabIndex}
            className={styles.control}
            style={{ insetInlineStart: stickyAt(view, 'expander') }}
          >
            <span className={visuallyHidden}>{texts.detail}</span>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} view={view} tabIndex={tabIndex} />
        ))}
        {view.rowActions && (
          <th scope="col" tabIndex={tabIndex} className={styles.headCell}>
            <span className={visuallyHidden}>{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  view: TableView<Row>;
  tabIndex: number | undefined;
}

function HeadCell<Row>({ column, view, tabIndex }: HeadCellProps<Row>) {
  const { sort, columns } = view;
  const direction = sort?.column === column.id ? sort.direction : 'none';
  return (
    <th
      scope="col"
      tabIndex={tabIndex}
      className={styles.headCell}
      data-column={column.id}
      data-align={column.align ?? (column.numeric ? 'end' : 'start')}
      data-sticky={stickyAt(view, column) === undefined ? undefined : true}
      aria-label={column.header}
      aria-sort={isSortable(column) ? direction : undefined}
      style={{ minWidth: minWidthOf(column), insetInlineStart: stickyAt(view, column) }}
    >
      {isSortable(column) ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => view.onSort(afterwards(column.id, sort))}
        >
          {column.header}
          <SortGlyph direction={direction} />
        </button>
      ) : (
        column.header
      )}
      {view.resizable && column !== columns.at(-1) && <Resizer column={column} view={view} />}
    </th>
  );
}

/** Ascending, descending, original order. */
function afterwards(column: string, sort: TableSort | null): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Two arrowheads, the active one in ink. The header's `aria-sort` says it to screen readers. */
function SortGlyph({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  return (
    <svg viewBox="0 0 12 12" className={sortGlyph} data-direction={direction} aria-hidden="true">
      <path d="M3 4.6 6 1.8l3 2.8" data-end="ascending" />
      <path d="M3 7.4 6 10.2l3-2.8" data-end="descending" />
    </svg>
  );
}
