import type { ReactNode, Ref } from 'react';
import type { Column, TableLayout, TableSort } from './column.ts';
import type { TableTexts } from './Table.texts.ts';
import type { SelectionProps } from './useSelection.ts';

export interface TableError {
  /** The failure and its cause: 成绩加载失败（网络超时）。 */
  title: ReactNode;
  /** The meaning for the student. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

export interface TableProps<Row> extends SelectionProps {
  /** Names the table for a screen reader. */
  label: string;
  /** A visible caption above the table, with a count or a date. */
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  /** Undefined while they load for the first time, shown as placeholder lines. Keep the array between renders. */
  rows: readonly Row[] | undefined;
  /** Unique and lasting; not the index. */
  rowKey: (row: Row) => string;
  /** The name of a row in 选择 …, 展开 …; default what its row header sorts or is searched by, else its key. */
  rowName?: (row: Row) => string;

  /** Null is the order of `rows`. Leave it out (with `defaultSort`) to let the table keep it. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort | null) => void;
  /** The rows come sorted, from the server: only marks the header and reports. */
  sortedOutside?: boolean;

  /** Rows without these words are left out; see `Column.searchText`. */
  filterText?: string;
  /** Decides in place of the columns' texts whether a row has what was typed. Keep the function between renders. */
  filterBy?: (row: Row, filterText: string) => boolean;
  /** Offers 查看全部 when nothing matches. */
  onFilterClear?: () => void;

  /** Beside 已选 3 项; called with the keys of the selected rows. */
  selectionActions?: (keys: ReadonlySet<string>) => ReactNode;

  /** Columns can be dragged, and widened by keyboard: Enter on the edge, then arrows. */
  resizable?: boolean;
  /** A menu 列 to hide columns. */
  columnMenu?: boolean;
  /** The student's arrangement, kept by the caller or (with `defaultLayout`) by the table. */
  layout?: TableLayout;
  defaultLayout?: TableLayout;
  /** Called at the end of each drag and for each column that is hidden or shown. */
  onLayoutChange?: (layout: TableLayout) => void;

  /** A panel under the row. */
  detail?: (row: Row) => ReactNode;
  expandedKeys?: ReadonlySet<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: ReadonlySet<string>) => void;

  /**
   * Stands under the row while it is not null, across all columns: a question about it, what has become of it. For a
   * table to read: the arrows of a grid pass it by.
   */
  under?: (row: Row) => ReactNode;

  /** Buttons and links at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Enter on a row, or a press of it. */
  onRowAction?: (row: Row) => void;
  /** Makes the row header a link, and the row with it. */
  rowHref?: (row: Row) => string;

  /** Fewer px a row, whatever density the student chose. */
  compact?: boolean;
  /** The rows are being fetched again; the old ones stay. */
  refreshing?: boolean;
  /** Shown in place of the rows, or above those that are there. */
  error?: TableError;
  /** Why there are no rows and what to do: an `EmptyState`. */
  empty?: ReactNode;
  /** The number of placeholder lines while loading, default 5. */
  skeletonRows?: number;

  /** Search fields and choices above the table. */
  toolbar?: ReactNode;
  /** Adds 导出; pending until its promise is settled. Reporting errors is up to the caller. */
  onExport?: () => void | Promise<void>;
  exporting?: boolean;

  /**
   * Any CSS length. The table scrolls within it under its header. Above 100 rows it always does, by default within
   * 640 px or 70 % of the window, and only the rows in view are drawn.
   */
  maxHeight?: string;
  /** Below 640 px of its own width each row is a card. `never` scrolls sideways instead. Default `auto`. */
  cards?: 'auto' | 'never';
  texts?: Partial<TableTexts>;
  ref?: Ref<HTMLDivElement>;
}
