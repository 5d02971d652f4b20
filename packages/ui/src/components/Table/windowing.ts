/** Rows that are drawn, from `start` up to but without `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A row to draw, or a gap (px) for rows that are not drawn. */
export type WindowPiece = { index: number } | { gap: number; before: number };

/** The start of each row, in px from the top of the first; the last entry is the height of all. */
export function offsetsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) offsets[index + 1] = (offsets[index] ?? 0) + heightOf(index);
  return offsets;
}

/** The row at `y` px, within the list's bounds. */
function rowAt(offsets: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows between `top` and `bottom` px and `spare` more on each side, never more than `maxRows`. */
export function spanAt(
  offsets: Float64Array,
  top: number,
  bottom: number,
  spare: number,
  maxRows: number,
): Span {
  const count = offsets.length - 1;
  const start = Math.max(0, rowAt(offsets, top) - spare);
  const end = Math.min(count, rowAt(offsets, bottom) + 1 + spare, start + maxRows);
  return { start, end };
}

/** The pieces to draw, from top to bottom: the span, the rows that must stay (the focused one), and gaps between. */
export function windowPiecesOf(
  offsets: Float64Array,
  { start, end }: Span,
  staying: readonly number[],
): WindowPiece[] {
  const count = offsets.length - 1;
  const outside = staying.filter((index) => index >= 0 && index < count && (index < start || index >= end));
  const span = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  const drawn = [...new Set([...span, ...outside])].sort((a, b) => a - b);
  const pieces: WindowPiece[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) pieces.push(gapBetween(offsets, next, index));
    pieces.push({ index });
    next = index + 1;
  }
  if (next < count) pieces.push(gapBetween(offsets, next, count));
  return pieces;
}

const gapBetween = (offsets: Float64Array, from: number, to: number): WindowPiece => ({
  gap: (offsets[to] ?? 0) - (offsets[from] ?? 0),
  before: to,
});
