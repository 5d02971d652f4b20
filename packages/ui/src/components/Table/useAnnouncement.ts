import { useEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';
import type { TableView } from './view.ts';

/** The words that a screen reader announces politely when sort, selection or filter change; empty until then. */
export function useTableAnnouncement<Row>(
  view: TableView<Row>,
  columns: readonly Column<Row>[],
  filterText: string,
): string {
  const { sort, selection, rows, texts } = view;
  const [words, setWords] = useState('');
  const header = columns.find(({ id }) => id === sort?.column)?.header;
  const now = {
    order: sort && header ? texts.sorted(header, sort.direction === 'ascending') : texts.sortForgotten,
    selected: texts.selected(selection.keys.size),
    found: filterText === '' ? texts.total(rows.length) : texts.found(rows.length),
    filterText,
  };
  const before = useRef(now);
  useEffect(() => {
    const { order, selected, found, filterText: text } = before.current;
    before.current = now;
    if (order !== now.order) setWords(now.order);
    else if (selected !== now.selected) setWords(now.selected);
    else if (text !== now.filterText && found !== now.found) setWords(now.found);
  });
  return words;
}
