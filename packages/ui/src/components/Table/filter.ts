import type { Column } from './column.ts';

const kept = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** Normalises full and half width, upper and lower case for a search. */
const alike = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns a test of a row, by its index: true when its searched columns have every word of `filterText`. */
export function matcher<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filterText: string,
): (index: number) => boolean {
  const words = alike(filterText).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return () => true;
  const texts = textsOf(rows, columns);
  return (index) => words.every((word) => texts[index]?.includes(word));
}

/** The searched text of each row, made once for an array of rows and one of columns. */
function textsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const ofRows = kept.get(rows) ?? new WeakMap<object, readonly string[]>();
  kept.set(rows, ofRows);
  const before = ofRows.get(columns);
  if (before !== undefined) return before;
  const readers = readersOf(columns);
  const texts = rows.map((row) => alike(readers.map((read) => read(row)).join('\n')));
  ofRows.set(columns, texts);
  return texts;
}

function readersOf<Row>(columns: readonly Column<Row>[]): ((row: Row) => string)[] {
  const own = columns.flatMap(({ searchText }) => (searchText ? [searchText] : []));
  if (own.length > 0) return own;
  return columns.flatMap(({ sortBy }) => (sortBy ? [(row: Row) => String(sortBy(row) ?? '')] : []));
}
