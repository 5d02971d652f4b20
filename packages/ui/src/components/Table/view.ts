import type { ReactNode } from 'react';
import type { Column, TableLayout, TableSort } from './column.ts';
import type { TableTexts } from './Table.texts.ts';
import type { Selection } from './useSelection.ts';

/** A table as it stands now: what the grid and the cards both draw. */
export interface TableView<Row> {
  /** Prefix for ids of its parts. */
  id: string;
  label: string;
  texts: TableTexts;
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  rowHeader: Column<Row> | undefined;
  /** What sort and filter left. */
  rows: readonly Row[];
  keys: readonly string[];
  nameOf: (row: Row) => string;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  selection: Selection;
  detail?: (row: Row) => ReactNode;
  isExpanded: (key: string) => boolean;
  onExpand: (key: string) => void;
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
  /** How many lines stand in for rows that are loading; 0 when they are there. */
  skeletonRows: number;
  /** Stands in place of the rows: why there are none. */
  instead: ReactNode;
}

/** Whether something can be done with rows, so that arrows move among cells; else it is a table to read. */
export const isGrid = <Row>({ selection, detail, onRowAction, rowHref, virtual }: TableView<Row>): boolean =>
  selection.mode !== 'none' || Boolean(detail ?? onRowAction ?? rowHref) || virtual;
