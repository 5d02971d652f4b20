import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { matcher } from './filter.ts';

type Row = { code: string; name: string };
const rows: Row[] = [
  { code: '13003', name: '数据结构与算法' },
  { code: '04735', name: '数据库系统原理' },
  { code: '04747', name: 'Java语言程序设计（一）' },
];
const code: Column<Row> = { id: 'code', header: '代码', cell: () => null, sortBy: (row) => row.code };
const name: Column<Row> = { ...code, id: 'name', sortBy: undefined, searchText: (row) => row.name };
const found = (text: string, columns: Column<Row>[]) => {
  const matches = matcher(rows, columns, text);
  return rows.filter((_, index) => matches(index)).map((row) => row.code);
};

describe('filter of a table', () => {
  it('finds what has every word', () => {
    expect(found('数据', [name])).toEqual(['13003', '04735']);
    expect(found('数据 原理', [name])).toEqual(['04735']);
  });

  it('takes full-width, half-width, large and small letters for the same', () => {
    expect(found('ＪＡＶＡ', [name])).toEqual(['04747']);
    expect(found('java', [name])).toEqual(['04747']);
  });

  it('leaves all for blanks, and reads what sorts when no column is searched', () => {
    expect(found('  ', [name])).toHaveLength(3);
    expect(found('047', [code])).toEqual(['04735', '04747']);
    expect(found('047', [code, name])).toEqual([]);
  });
});
