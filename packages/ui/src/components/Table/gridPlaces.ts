const widget =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"]), [role="separator"]';

/** Place of focus within the grid: row −1 is the header; `detail` is the panel under a row. */
export interface Place {
  row: number;
  detail: boolean;
  column: number;
}

/** The operable elements of a cell, in reading order. */
export const widgetsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(widget)];

export const cellOf = (target: Element): HTMLTableCellElement | null =>
  target.closest<HTMLTableCellElement>('[data-row] > *');

export function placeOf(cell: HTMLTableCellElement): Place {
  const row = cell.parentElement as HTMLTableRowElement;
  return {
    row: Number(row.dataset.row),
    detail: row.dataset.detail !== undefined,
    column: cell.cellIndex,
  };
}

export function cellAt(table: HTMLTableElement, { row, detail, column }: Place): HTMLElement | null {
  const line = table.querySelector<HTMLTableRowElement>(
    `tr[data-row="${row}"]${detail ? '[data-detail]' : ':not([data-detail])'}`,
  );
  return line?.cells[Math.min(column, line.cells.length - 1)] ?? null;
}

/** Elements that need typing and arrows themselves, until Escape. */
export const takesText = (target: Element): boolean =>
  target.matches('textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio])');

/** Focuses the cell's first (or last) widget, or the cell when it has none; a panel is always focused itself. */
export function enter(cell: HTMLElement, from: 'start' | 'end' = 'start'): void {
  const panel = cell.parentElement?.dataset.detail !== undefined;
  const widgets = panel ? [] : widgetsIn(cell);
  const goal = (from === 'start' ? widgets[0] : widgets.at(-1)) ?? cell;
  goal.focus();
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
