import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, SortValue } from './column.ts';
import { orderOf } from './order.ts';

type Row = { value: SortValue };
const column: Column<Row> = { id: 'value', header: '值', cell: () => null, sortBy: ({ value }) => value };
const sorted = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') => {
  const rows = values.map((value) => ({ value }));
  return orderOf(rows, column, direction).map((index) => values[index]);
};

describe('order of a table', () => {
  it('puts names in pinyin order and figures within them by size', () => {
    expect(sorted(['英语', '第10章', '操作系统', '第2章', '离散数学'])).toEqual([
      '操作系统',
      '第2章',
      '第10章',
      '离散数学',
      '英语',
    ]);
  });

  it('compares course codes as numbers', () => {
    expect(sorted(['13003', '2324', '00023', '102'])).toEqual(['00023', '102', '2324', '13003']);
  });

  it.each(['ascending', 'descending'] as const)('leaves missing values last when %s', (direction) => {
    const values = [null, 3, undefined, -5, Number.NaN, 1e12];
    expect(sorted(values, direction).slice(3)).toEqual([null, undefined, Number.NaN]);
  });

  it('orders dates and negative, huge and fractional numbers by size', () => {
    expect(sorted([59.5, -1_234_567, 9_007_199_254_740_991, 0])).toEqual([
      -1_234_567, 0, 59.5, 9_007_199_254_740_991,
    ]);
    const [early, late] = [new Date('2026-01-09'), new Date('2026-11-21')];
    expect(sorted([late, early])).toEqual([early, late]);
  });

  it('follows a comparison of the column', () => {
    const states = ['合格', '不合格', '未考'];
    const rows = states.toReversed().map((value) => ({ value }));
    const compare = (a: Row, b: Row) => states.indexOf(String(a.value)) - states.indexOf(String(b.value));
    const order = orderOf(rows, { ...column, compare }, 'descending');
    expect(order.map((index) => rows[index]?.value)).toEqual(['未考', '不合格', '合格']);
  });

  it('asks for each value only once, however often the order turns', () => {
    let asked = 0;
    const rows = [{ value: 2 }, { value: 1 }];
    const counting: Column<Row> = {
      ...column,
      sortBy: ({ value }) => {
        asked += 1;
        return value;
      },
    };
    for (const direction of ['ascending', 'descending', 'ascending'] as const)
      orderOf(rows, counting, direction);
    expect(asked).toBe(2);
  });

  const value = fc.oneof(fc.integer(), fc.string(), fc.constantFrom('张', '王', '李', null, ''));

  it('keeps every row exactly once, and equal ones in their order in both directions', () => {
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom('ascending', 'descending'), (values, direction) => {
        const order = orderOf(
          values.map((value) => ({ value })),
          column,
          direction,
        );
        expect(order.toSorted((a, b) => a - b)).toEqual(values.map((_, index) => index));
        for (const [place, index] of order.entries()) {
          const next = order[place + 1];
          if (next !== undefined && values[index] === values[next]) expect(index).toBeLessThan(next);
        }
      }),
    );
  });
});
