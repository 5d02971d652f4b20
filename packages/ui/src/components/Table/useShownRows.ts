import { useMemo } from 'react';
import type { Column, TableSort } from './column.ts';
import { matcher } from './filter.ts';
import { orderOf } from './order.ts';

/** The rows that match `filterText` (by `filterBy`, else by the texts of the columns), in the order of `sort` (null: their original order). */
export function useShownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  filterText: string,
  filterBy?: (row: Row, filterText: string) => boolean,
): readonly Row[] {
  const column = sort?.column;
  const direction = sort?.direction;
  const ordered = useMemo(() => {
    const sortColumn = columns.find(({ id }) => id === column);
    return sortColumn && direction ? orderOf(rows, sortColumn, direction) : rows.map((_, index) => index);
  }, [rows, columns, column, direction]);
  return useMemo(() => {
    const matches = filterBy
      ? (index: number) => filterBy(rows[index] as Row, filterText)
      : matcher(rows, columns, filterText);
    return ordered.filter(matches).map((index) => rows[index] as Row);
  }, [rows, columns, ordered, filterText, filterBy]);
}
