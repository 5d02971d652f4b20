/** One bar. */
export interface Bar {
  id: string;
  label: string;
  value: number;
  /** The compared value: the average of everybody, the last attempt. */
  comparison?: number;
  /** A few words below: 错 3 题，共 12 题. */
  note?: string;
  /** Needs work: hatched, and said so. */
  weak?: boolean;
}

/** `given` keeps the order of the list. */
export type BarOrder = 'given' | 'descending' | 'ascending';

/** The bars in order; equal values keep their order, and non-numbers come last. */
export function inOrder(bars: readonly Bar[], order: BarOrder): readonly Bar[] {
  if (order === 'given') return bars;
  const direction = order === 'ascending' ? 1 : -1;
  return bars.toSorted((a, b) => {
    const [left, right] = [a.value, b.value];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return left === right ? 0 : direction * (left < right ? -1 : 1);
  });
}

/** How far a bar reaches, 0 to 1, and whether it had to be cut at an end of the scale. */
export interface Reach {
  share: number;
  cut: boolean;
}

/** @param max where the scale ends; one that is not above 0 leaves every bar empty. */
export function reach(value: number, max: number): Reach {
  if (Number.isNaN(value) || !(max > 0)) return { share: 0, cut: false };
  const held = Math.min(max, Math.max(0, value));
  return { share: Number.isFinite(max) ? held / max : 0, cut: held !== value };
}
