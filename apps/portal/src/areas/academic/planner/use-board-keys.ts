import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

interface Tile {
  readonly element: HTMLElement;
  readonly row: number;
  readonly column: number;
}

/** The tiles of a table, each in a cell; rows and columns are those of the table. */
function tilesOf(table: HTMLTableElement): Tile[] {
  return [...table.querySelectorAll<HTMLElement>('[data-course]')].flatMap((element) => {
    const cell = element.closest('td');
    const row = cell?.closest('tr');
    return cell && row ? [{ element, row: row.rowIndex, column: cell.cellIndex }] : [];
  });
}

/** The tile that an arrow leads to: along the row, or the nearest one in the next row that has any. */
function next(
  tiles: readonly Tile[],
  from: Tile,
  [down, across]: readonly [number, number],
): Tile | undefined {
  const ahead = tiles.filter(({ row, column }) =>
    down === 0 ? row === from.row && (column - from.column) * across > 0 : (row - from.row) * down > 0,
  );
  const far = ({ row, column }: Tile) => Math.abs(row - from.row) * 100 + Math.abs(column - from.column);
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}

/** One stop for Tab in a table of tiles (`data-course`), and the arrow keys from one to the next. */
export function useBoardKeys(first: string | undefined) {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState(first);
  return {
    table,
    /** True when Tab stops at the tile of this course. `codes`: the courses with a tile, in their order. */
    isStop: (code: string, codes: readonly string[]) =>
      code === (last !== undefined && codes.includes(last) ? last : codes[0]),
    /** Focuses the tile of a course. */
    focus: (code: string) =>
      table.current?.querySelector<HTMLElement>(`[data-course="${CSS.escape(code)}"]`)?.focus(),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.dataset.course !== undefined) setLast(target.dataset.course);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const way = arrows[event.key];
      if (way === undefined || table.current === null) return;
      const tiles = tilesOf(table.current);
      const from = tiles.find(({ element }) => element === event.target);
      if (from === undefined) return;
      event.preventDefault();
      next(tiles, from, way)?.element.focus();
    },
  };
}
