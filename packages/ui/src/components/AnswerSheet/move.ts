/** The position of a cell, px. */
export interface Box {
  left: number;
  top: number;
}

/**
 * The cell that a key leads to from cell `index`; undefined for any other key. ← and → go through all cells in
 * order and stop at the ends, Home and End lead to the first and the last; ↑ and ↓ lead to the nearest cell in
 * the line above or below as the cells are wrapped now, over the gaps between sections too.
 */
export function move(key: string, index: number, boxes: readonly Box[]): number | undefined {
  const last = boxes.length - 1;
  if (key === 'ArrowRight') return Math.min(last, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return nextLine(index, boxes, 1);
  if (key === 'ArrowUp') return nextLine(index, boxes, -1);
  return undefined;
}

function nextLine(index: number, boxes: readonly Box[], direction: 1 | -1): number {
  const here = boxes[index];
  if (!here) return index;
  let best = index;
  let way = { down: Number.POSITIVE_INFINITY, across: Number.POSITIVE_INFINITY };
  for (const [other, box] of boxes.entries()) {
    const down = (box.top - here.top) * direction;
    const across = Math.abs(box.left - here.left);
    // Half a pixel: the tops of one line may differ by what a browser rounds.
    if (down < 0.5 || down > way.down + 0.5) continue;
    if (down < way.down - 0.5 || across < way.across) {
      best = other;
      way = { down, across };
    }
  }
  return best;
}
