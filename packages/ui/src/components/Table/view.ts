import type { ReactNode } from 'react';
import type { Column, TableLayout, TableSort } from './column.ts';
import type { TableTexts } from './Table.texts.ts';
import type { Selection } from './useSelection.ts';

/** The current state of a table, drawn by the grid and by the cards. */
export interface TableView<Row> {
  /** Prefix for ids of its parts. */
  id: string;
  label: string;
  texts: TableTexts;
  /** The shown columns. */
  columns: readonly Column<Row>[];
  rowHeader: Column<Row> | undefined;
  /** The filtered and sorted rows. */
  rows: readonly Row[];
  keys: readonly string[];
  nameOf: (row: Row) => string;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  selection: Selection;
  detail?: (row: Row) => ReactNode;
  isExpanded: (key: string) => boolean;
  onExpand: (key: string) => void;
  under?: (row: Row) => ReactNode;
  rowActions?: (row: Row) => ReactNode;
  onRowAction?: (row: Row) => void;
  rowHref?: (row: Row) => string;
  resizable: boolean;
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  compact: boolean;
  busy: boolean;
  /** Only the rows in view are drawn. */
  virtual: boolean;
  maxHeight: string | undefined;
  /** The number of placeholder lines for loading rows; 0 when they are there. */
  skeletonRows: number;
  /** Shown in place of the rows: why there are none. */
  instead: ReactNode;
}

/** True when rows can be operated, so that arrows move among cells; else it is a table to read. */
export const isGrid = <Row>({ selection, detail, onRowAction, rowHref, virtual }: TableView<Row>): boolean =>
  selection.mode !== 'none' || Boolean(detail ?? onRowAction ?? rowHref) || virtual;
