import type { CSSProperties } from 'react';
import { type Column, minWidthOf } from './column.ts';
import type { TableView } from './view.ts';

/** The widths of the cells with the checkbox and with the expander, px. */
const controlWidth = 40;

interface ColumnWidths {
  style: CSSProperties;
  /** One for each `col`; undefined shares the remaining width. */
  widths: { id: string; width: number | undefined }[];
}

/** The widths of all columns. They are fixed where rows come and go, were dragged, or a column stays in view. */
export function columnWidths<Row>(view: TableView<Row>): ColumnWidths {
  const { columns, layout, selection, detail, rowActions } = view;
  const fixed = isFixed(view);
  const last = columns.at(-1);
  const own = columns.map((column) => ({
    id: column.id,
    // The last one takes the remaining width, so that the lines always reach the edge.
    width: column === last && !rowActions ? undefined : (layout.widths[column.id] ?? column.width),
  }));
  const controls = [selection.mode !== 'none' && 'tick', detail && 'expander'].flatMap((id) =>
    id ? [{ id: `(${id})`, width: controlWidth }] : [],
  );
  const minWidths = columns.map((column) => layout.widths[column.id] ?? minWidthOf(column));
  const minWidth = [...minWidths, ...controls.map(({ width }) => width), rowActions ? 96 : 0];
  return {
    style: fixed ? { tableLayout: 'fixed', minWidth: minWidth.reduce((sum, width) => sum + width, 0) } : {},
    widths: [...controls, ...own, ...(rowActions ? [{ id: '(actions)', width: undefined }] : [])],
  };
}

const isFixed = <Row>({ columns, layout, virtual }: TableView<Row>) =>
  virtual || Object.keys(layout.widths).length > 0 || columns.some(({ sticky }) => sticky);

/** How far from the start edge a cell stays in view, px; undefined when it scrolls away. */
export function stickyAt<Row>(view: TableView<Row>, column: Column<Row> | 'tick' | 'expander') {
  const { columns, selection, layout } = view;
  if (!columns[0]?.sticky) return undefined;
  const tick = selection.mode === 'none' ? 0 : controlWidth;
  if (column === 'tick') return 0;
  if (column === 'expander') return tick;
  if (!column.sticky) return undefined;
  const leading = columns.slice(0, columns.indexOf(column));
  const widths = leading.map((before) => layout.widths[before.id] ?? before.width ?? minWidthOf(before));
  return widths.reduce((sum, width) => sum + width, tick + (view.detail ? controlWidth : 0));
}
