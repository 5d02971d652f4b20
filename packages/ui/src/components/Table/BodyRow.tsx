import type { MouseEvent } from 'react';
import { stickyAt } from './columnWidths.ts';
import { Expander } from './Expander.tsx';
import * as styles from './grid.css.ts';
import { RowHeader } from './RowHeader.tsx';
import { RowTick } from './Tick.tsx';
import { isGrid, type TableView } from './view.ts';

interface BodyRowProps<Row> {
  index: number;
  row: Row;
  view: TableView<Row>;
  span: number;
}

/** A row, and under it the panel with its details when it is open. */
export function BodyRow<Row>({ index, row, view, span }: BodyRowProps<Row>) {
  const { columns, rowHeader, selection, texts, detail, rowActions } = view;
  const key = view.keys[index] ?? '';
  const tabIndex = isGrid(view) ? -1 : undefined;
  const selected = selection.keys.has(key);
  const expanded = detail !== undefined && view.isExpanded(key);
  const under = view.under?.(row) ?? null;
  const panel = `${view.id}-detail-${index}`;
  const place = { 'data-row': index, 'data-unit': key };
  const pressable = selection.mode !== 'none' || view.onRowAction !== undefined || view.rowHref !== undefined;
  return (
    <>
      <tr
        {...place}
        className={styles.row}
        aria-rowindex={view.virtual ? index + 2 : undefined}
        aria-selected={selection.mode === 'none' ? undefined : selected}
        data-pressable={pressable || undefined}
        onClick={pressable ? (event) => onPress(event, row, key, view) : undefined}
      >
        {selection.mode !== 'none' && (
          <td
            className={styles.control}
            tabIndex={tabIndex}
            style={{ insetInlineStart: stickyAt(view, 'tick') }}
          >
            <RowTick
              label={texts.select(view.nameOf(row))}
              group={selection.mode === 'single' ? `${view.id}-row` : undefined}
              checked={selected}
              onChange={(range) => selection.toggle(key, range)}
            />
          </td>
        )}
        {detail && (
          <td
            className={styles.control}
            tabIndex={tabIndex}
            style={{ insetInlineStart: stickyAt(view, 'expander') }}
          >
            <Expander
              name={view.nameOf(row)}
              texts={texts}
              expanded={expanded}
              panel={panel}
              onPress={() => view.onExpand(key)}
            />
          </td>
        )}
        {columns.map((column) => {
          const Cell = column === rowHeader ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              scope={column === rowHeader ? 'row' : undefined}
              tabIndex={tabIndex}
              className={column === rowHeader ? styles.rowHeader : styles.cell}
              data-numeric={column.numeric || undefined}
              data-align={column.align ?? (column.numeric ? 'end' : 'start')}
              data-sticky={stickyAt(view, column) === undefined ? undefined : true}
              style={{ insetInlineStart: stickyAt(view, column) }}
            >
              {column === rowHeader ? (
                <RowHeader row={row} view={view}>
                  {column.cell(row)}
                </RowHeader>
              ) : (
                column.cell(row)
              )}
            </Cell>
          );
        })}
        {rowActions && (
          <td className={styles.cell} tabIndex={tabIndex}>
            <span className={styles.actions}>{rowActions(row)}</span>
          </td>
        )}
      </tr>
      {under !== null && (
        <tr className={styles.detailRow}>
          <td colSpan={span} className={styles.under}>
            {under}
          </td>
        </tr>
      )}
      {expanded && (
        <tr {...place} data-detail className={styles.detailRow}>
          <td id={panel} colSpan={span} tabIndex={tabIndex} className={styles.detail}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** A press anywhere on the row does what its header does, else selects; never on an element with a press of its own. */
function onPress<Row>(event: MouseEvent<HTMLElement>, row: Row, key: string, view: TableView<Row>) {
  const target = event.target as Element;
  if (!event.currentTarget.contains(target) || target.closest('a, button, input, label, select, textarea'))
    return;
  if (getSelection()?.isCollapsed === false) return;
  if (view.onRowAction) view.onRowAction(row);
  else if (view.rowHref) event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
  else view.selection.toggle(key, event.shiftKey);
}
