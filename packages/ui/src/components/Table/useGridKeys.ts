import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cellAt, cellOf, enter, type Place, placeOf, takesText, widgetsIn } from './gridPlaces.ts';
import type { Selection } from './useSelection.ts';

export interface GridKeysOptions {
  table: RefObject<HTMLTableElement | null>;
  scroller: RefObject<HTMLElement | null>;
  keys: readonly string[];
  isExpanded: (key: string) => boolean;
  selection: Selection;
  /** Renders the row, and keeps it rendered. */
  onFocusRow: (key: string | null) => void;
  /** Enter on a cell without an operable element. */
  onAction: (row: number) => void;
}

/**
 * The keyboard of a grid according to the ARIA Authoring Practices; one stop for Tab. A cell with an operable element
 * moves focus to it; ← and → move between several in one cell.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { table, keys, isExpanded, selection, onFocusRow } = options;
  const current = useRef<Place>({ row: 0, detail: false, column: 0 });
  const leaving = useRef(false);
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);

  const go = (place: Place, from?: 'start' | 'end') => {
    const row = Math.min(place.row, keys.length - 1);
    if (row >= 0 && table.current && !cellAt(table.current, { ...place, row }))
      flushSync(() => onFocusRow(keys[row] ?? null));
    const cell = table.current && cellAt(table.current, { ...place, row });
    if (cell) enter(cell, from);
  };
  const hasPanel = (row: number) => row >= 0 && isExpanded(keys[row] ?? '');
  const below = ({ row, detail, column }: Place): Place =>
    !detail && hasPanel(row) ? { row, detail: true, column } : { row: row + 1, detail: false, column };
  const above = ({ row, detail, column }: Place): Place =>
    detail ? { row, detail: false, column } : { row: row - 1, detail: hasPanel(row - 1), column };

  const move = (event: KeyboardEvent, cell: HTMLTableCellElement): boolean => {
    const place = placeOf(cell);
    const far = event.ctrlKey || event.metaKey;
    const last = keys.length - 1;
    const columns = (cell.parentElement as HTMLTableRowElement).cells.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const next = event.key === 'ArrowDown' ? below(place) : above(place);
        if (next.row > last || next.row < -1) return true;
        // A panel keeps the column that focus came from.
        go(place.detail ? { ...next, column: current.current.column } : next);
        if (event.shiftKey && place.row >= 0 && next.row >= 0)
          selection.extendTo(keys[next.row] ?? '', keys[place.row] ?? '');
        return true;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
        return sideways(event, cell, place);
      case 'Home':
        go({ ...place, row: far ? Math.min(0, last) : place.row, detail: !far && place.detail, column: 0 });
        return true;
      case 'End':
        go({
          ...place,
          row: far ? last : place.row,
          detail: !far && place.detail,
          column: far ? 999 : columns,
        });
        return true;
      case 'PageDown':
      case 'PageUp': {
        const step = event.key === 'PageDown' ? pageOf(options) : -pageOf(options);
        go({ ...place, row: Math.max(0, Math.min(last, place.row + step)), detail: false });
        return true;
      }
      default:
        return false;
    }
  };

  const sideways = (event: KeyboardEvent, cell: HTMLTableCellElement, place: Place): boolean => {
    const rightward = getComputedStyle(cell).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const forward = event.key === rightward;
    const widgets = widgetsIn(cell);
    const at = widgets.indexOf(event.target as HTMLElement);
    const beside = at < 0 ? undefined : widgets[at + (forward ? 1 : -1)];
    if (beside) beside.focus();
    else if (!place.detail && place.column + (forward ? 1 : -1) >= 0)
      go({ ...place, column: place.column + (forward ? 1 : -1) }, forward ? 'start' : 'end');
    return true;
  };

  const act = (event: KeyboardEvent, cell: HTMLTableCellElement): boolean => {
    const { row, detail } = placeOf(cell);
    const key = keys[row];
    const tick = (event.target as HTMLElement).matches('[data-tick]');
    const onCell = event.target === cell;
    if (event.key === 'Escape') {
      if (!onCell && (detail || takesText(event.target as Element))) cell.focus();
      else if (selection.keys.size > 0) selection.clear();
      else return false;
      return true;
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection.mode === 'multiple') {
      if (selection.shown !== 'all') selection.toggleAll();
      return true;
    }
    if ((event.key === 'Enter' || event.key === 'F2') && onCell && widgetsIn(cell).length > 0) {
      widgetsIn(cell)[0]?.focus();
      return true;
    }
    if (key === undefined || detail || !(onCell || tick)) return false;
    if (event.key === ' ') selection.toggle(key, event.shiftKey);
    else if (event.key === 'Enter') options.onAction(row);
    else return false;
    return true;
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!table.current?.contains(target)) return;
    const cell = cellOf(target);
    if (cell === null || target.matches('[data-resizing]')) return;
    if (event.key === 'Tab') return leave(event, cell);
    const inPanel = placeOf(cell).detail && target !== cell;
    const done =
      ((takesText(target) || inPanel) && event.key !== 'Escape' ? false : act(event, cell)) ||
      (!takesText(target) && !inPanel && !event.altKey && move(event, cell));
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Tab moves within a panel, else past the whole grid: from the mark at its end the browser finds the next stop. */
  const leave = (event: KeyboardEvent, cell: HTMLTableCellElement) => {
    const widgets = widgetsIn(cell);
    const next = widgets.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1);
    if (placeOf(cell).detail && widgets[next]) return;
    leaving.current = true;
    (event.shiftKey ? start : end).current?.focus({ preventScroll: true });
    leaving.current = false;
  };

  return {
    start,
    end,
    onKeyDownCapture,
    /** Tab came from outside, to one of the marks around the grid. */
    onMark: () => {
      if (!leaving.current) go(keys.length === 0 ? { ...current.current, row: -1 } : current.current);
    },
    onFocusCapture: (event: FocusEvent) => {
      const cell = cellOf(event.target as Element);
      if (cell === null || !table.current?.contains(cell)) return;
      const place = placeOf(cell);
      current.current = place.detail ? { ...place, column: current.current.column } : place;
      onFocusRow(keys[place.row] ?? null);
    },
  };
}

function pageOf({ table, scroller }: GridKeysOptions): number {
  const row = table.current?.tBodies[0]?.querySelector('[data-row]')?.getBoundingClientRect().height;
  const box = scroller.current?.clientHeight;
  const head = table.current?.tHead?.clientHeight ?? 0;
  return row && box ? Math.max(1, Math.floor((box - head) / row) - 1) : 10;
}
