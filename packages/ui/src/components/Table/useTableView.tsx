import { useCallback, useMemo } from 'react';
import { useControlledState } from '../../hooks/useControlledState.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { asGiven, type Column, rowHeaderOf } from './column.ts';
import type { TableProps } from './Table.props.ts';
import { type TableTexts, tableTexts } from './Table.texts.ts';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.ts';
import type { TableView } from './view.ts';

/** Above this many rows only those in view are drawn. */
const drawnAtOnce = 100;
const none: readonly never[] = [];

/** Derives the state of a table from its props. */
export function useTableView<Row>(props: TableProps<Row>, id: string): TableView<Row> {
  const { rowKey, columns, filterText = '' } = props;
  const rows = props.rows ?? none;
  const texts = useMemo(() => ({ ...tableTexts, ...props.texts }), [props.texts]);
  const [sort, onSort] = useControlledState(props.sort, props.defaultSort ?? null, props.onSortChange);
  const [layout, onLayout] = useControlledState(
    props.layout,
    props.defaultLayout ?? asGiven,
    props.onLayoutChange,
  );
  const [expanded, setExpanded] = useControlledState<ReadonlySet<string>>(
    props.expandedKeys,
    new Set(props.defaultExpandedKeys),
    props.onExpandedChange,
  );
  const shown = useShownRows(rows, columns, props.sortedOutside ? null : sort, filterText, props.filterBy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is named never changes
  const keys = useMemo(() => shown.map(rowKey), [shown]);
  const selection = useSelection(props, keys);
  const rowHeader = rowHeaderOf(columns);
  const visible = columns.filter((column) => column === rowHeader || !layout.hidden.includes(column.id));
  const virtual = shown.length > drawnAtOnce;
  const toggled = (key: string) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    return next;
  };
  const loading = props.rows === undefined && !props.error;
  return {
    id,
    label: props.label,
    texts,
    columns: visible,
    rowHeader,
    rows: shown,
    keys,
    nameOf: useCallback(
      (row: Row) => props.rowName?.(row) ?? nameBy(rowHeader, row) ?? rowKey(row),
      [props.rowName, rowHeader, rowKey],
    ),
    sort,
    onSort,
    selection,
    detail: props.detail,
    isExpanded: (key) => expanded.has(key),
    onExpand: (key) => setExpanded(toggled(key)),
    under: props.under,
    rowActions: props.rowActions,
    onRowAction: props.onRowAction,
    rowHref: props.rowHref,
    resizable: props.resizable ?? false,
    layout,
    onLayout,
    compact: props.compact ?? false,
    busy: loading || Boolean(props.refreshing),
    virtual,
    maxHeight: props.maxHeight ?? (virtual ? 'min(640px, 70vh)' : undefined),
    skeletonRows: loading ? (props.skeletonRows ?? 5) : 0,
    instead: shown.length === 0 ? <Instead {...props} texts={texts} filterText={filterText} /> : null,
  };
}

function nameBy<Row>(column: Column<Row> | undefined, row: Row): string | undefined {
  const name = column?.searchText?.(row) ?? column?.sortBy?.(row);
  return name === null || name === undefined ? undefined : String(name);
}

/** The message when there are no rows: an error, no match, or an empty table. */
function Instead<Row>(props: TableProps<Row> & { texts: TableTexts; filterText: string }) {
  const { error, rows, filterText, onFilterClear, texts, empty } = props;
  if (error && !rows?.length) return <ErrorState {...error} />;
  if (!rows?.length || filterText.trim() === '') return empty;
  return (
    <EmptyState
      drawing="search"
      title={texts.noMatch}
      why={texts.noMatchWhy(filterText)}
      action={onFilterClear && <TextButton onPress={onFilterClear}>{texts.showAll}</TextButton>}
    />
  );
}
