import type { Column, SortValue, TableSort } from './column.ts';
import { sortTexts } from './textOrder.ts';

type Plain = string | number;

/** Indices of rows, ascending, in groups of equals; rows without a value are separate. */
interface Order {
  groups: number[][];
  missing: number[];
}

const kept = new WeakMap<object, WeakMap<object, Order>>();

/**
 * The indices of `rows` in the order of the column: stable in both directions, missing values last. The
 * comparison is done once for an array of rows and a column; the other direction costs one pass.
 */
export function orderOf<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  direction: TableSort['direction'],
): number[] {
  const by = column.compare ?? column.sortBy;
  if (by === undefined) return rows.map((_, index) => index);
  const orders = kept.get(rows) ?? new WeakMap<object, Order>();
  kept.set(rows, orders);
  const order = orders.get(by) ?? compute(rows, column);
  orders.set(by, order);
  const groups = direction === 'ascending' ? order.groups : order.groups.toReversed();
  return [...groups.flat(), ...order.missing];
}

function compute<Row>(rows: readonly Row[], { compare, sortBy }: Column<Row>): Order {
  if (compare !== undefined) return { groups: byComparing(rows, compare), missing: [] };
  const indices = new Map<Plain, number[]>();
  const missing: number[] = [];
  rows.forEach((row, index) => {
    const value = plain(sortBy?.(row));
    if (value === null) missing.push(index);
    else indices.get(value)?.push(index) ?? indices.set(value, [index]);
  });
  // Each value is compared once, however many rows have it.
  const values = sortValues([...indices.keys()]);
  return { groups: values.map((value) => indices.get(value) ?? []), missing };
}

function byComparing<Row>(rows: readonly Row[], compare: (a: Row, b: Row) => number): number[][] {
  const groups: number[][] = [];
  let last: Row | undefined;
  const sorted = [...rows.entries()].sort(([, a], [, b]) => compare(a, b));
  for (const [index, row] of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && compare(last as Row, row) === 0) group.push(index);
    else groups.push([index]);
    last = row;
  }
  return groups;
}

function plain(value: SortValue): Plain | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Numbers before texts. */
function sortValues(values: readonly Plain[]): Plain[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  return [...numbers.sort((a, b) => a - b), ...sortTexts(texts)];
}
