import type { ReactNode } from 'react';

/** A value to sort by. Null, undefined, an empty text and NaN are missing values, which come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** One column of a `Table`. Keep the array outside of the component, or memoised: results are cached by its identity. */
export interface Column<Row> {
  /** Unique within the table; `sort` and `layout` refer to it. */
  id: string;
  /** The words at its head; also its name in menus and for screen readers. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: texts in pinyin order with figures as numbers, numbers and dates by size. */
  sortBy?: (row: Row) => SortValue;
  /** Makes the column sortable by an order of its own, such as that of states. Wins over `sortBy`. */
  compare?: (a: Row, b: Row) => number;
  /** The text that `filterText` searches; without it in any column, the texts of `sortBy`. */
  searchText?: (row: Row) => string;
  /** Default `start`, `end` for numeric columns. */
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, at the end edge. */
  numeric?: boolean;
  /** In px; without it the column shares the remaining width. */
  width?: number;
  /** In px, default 88, numeric 64: the table scrolls sideways rather than go below. */
  minWidth?: number;
  /** Names its row for screen readers, and is the title of the card. Default: the first column. */
  isRowHeader?: boolean;
  /** May be hidden by the student. Default true, false for the row header. */
  hideable?: boolean;
  /** Stays in view while the table scrolls sideways. Only leading columns. */
  sticky?: boolean;
  /** Its label within a card; default `header`, false shows the value alone. */
  cardLabel?: string | false;
  /** The foot of the column, computed from the rows that match the filter. */
  sum?: (rows: readonly Row[]) => ReactNode;
}

/** The column that the rows are ordered by. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A student's arrangement of a table; plain data, ready to be stored. */
export interface TableLayout {
  /** Column id → px, as dragged. */
  widths: Readonly<Record<string, number>>;
  /** Ids of hidden columns. */
  hidden: readonly string[];
}

export const asGiven: TableLayout = { widths: {}, hidden: [] };

export const isSortable = <Row>({ sortBy, compare }: Column<Row>): boolean => Boolean(sortBy ?? compare);

/** The column that names a row. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

export const isHideable = <Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean =>
  column.hideable ?? column !== rowHeaderOf(columns);

export const minWidthOf = <Row>({ minWidth, width, numeric }: Column<Row>): number =>
  minWidth ?? width ?? (numeric ? 64 : 88);
