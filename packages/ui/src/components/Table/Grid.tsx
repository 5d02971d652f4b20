import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Body } from './Body.tsx';
import { columnWidths } from './columnWidths.ts';
import { Foot } from './Foot.tsx';
import * as styles from './grid.css.ts';
import { Head } from './Head.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useWindow } from './useWindow.ts';
import { isGrid, type TableView } from './view.ts';

/** The table as a table, with its header in view while it scrolls. */
export function Grid<Row>({ view }: { view: TableView<Row> }) {
  const { keys, rows, selection, columns, virtual, maxHeight } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const boxed = maxHeight !== undefined;
  const overflows = useOverflow(scroller);
  const pieces = useWindow({
    active: virtual,
    keys,
    estimate: view.compact ? 44 : 52,
    staying: focused,
    scroller,
  });
  useToTop(scroller, view);
  const grid = isGrid(view);
  const gridKeys = useGridKeys({
    table,
    scroller,
    keys,
    isExpanded: (key) => view.detail !== undefined && view.isExpanded(key),
    selection,
    onFocusRow: setFocused,
    onAction: (row) => {
      const data = rows[row];
      if (data !== undefined && view.onRowAction) view.onRowAction(data);
      else table.current?.querySelector<HTMLElement>(`tr[data-row="${row}"] [data-row-link]`)?.click();
    },
  });
  const { style, widths } = columnWidths(view);
  const before = (selection.mode === 'none' ? 0 : 1) + (view.detail ? 1 : 0);
  const span = before + columns.length + (view.rowActions ? 1 : 0);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-boxed={boxed || undefined}
      data-overflows={overflows || undefined}
      style={{ maxHeight }}
      // Without cells to focus, the box itself is what arrows scroll.
      {...(!grid && (boxed || overflows) && { tabIndex: 0, role: 'group', 'aria-label': view.label })}
    >
      {grid && <GridMark ref={gridKeys.start} onFocus={gridKeys.onMark} />}
      <table
        ref={table}
        className={styles.table}
        style={style}
        role={grid ? 'grid' : undefined}
        aria-label={view.label}
        aria-busy={view.busy || undefined}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        data-unsettled={(view.skeletonRows > 0 && style.tableLayout !== 'fixed') || undefined}
        data-fixed={style.tableLayout === 'fixed' || undefined}
        data-compact={view.compact || undefined}
        {...(grid && {
          'aria-multiselectable': selection.mode === 'multiple' || undefined,
          onKeyDownCapture: gridKeys.onKeyDownCapture,
          onFocusCapture: gridKeys.onFocusCapture,
        })}
      >
        <colgroup>
          {widths.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <Head view={view} />
        <Body view={view} pieces={pieces} span={span} />
        {!view.instead && view.skeletonRows === 0 && <Foot view={view} before={before} />}
      </table>
      {grid && <GridMark ref={gridKeys.end} onFocus={gridKeys.onMark} />}
    </div>
  );
}

/** Scrolls to the top after another order or another choice of rows. */
function useToTop<Row>(scroller: { current: HTMLElement | null }, { sort, keys, virtual }: TableView<Row>) {
  const count = keys.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: their change is the trigger
  useEffect(() => {
    if (virtual && scroller.current) scroller.current.scrollTop = 0;
  }, [sort?.column, sort?.direction, count, virtual, scroller]);
}

/** The one stop of Tab before or after a grid. It moves focus to the cell that had it last. */
function GridMark({ onFocus, ref }: { onFocus: () => void; ref: Ref<HTMLSpanElement> }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveTabindex: it never keeps focus
    <span ref={ref} tabIndex={0} className={styles.mark} onFocus={onFocus} />
  );
}

/**
 * True when the content is wider than the box. Only then does the box scroll: a box that may scroll keeps a header from
 * staying in view of the page.
 */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    return () => resized.disconnect();
  }, [box]);
  return overflows;
}
