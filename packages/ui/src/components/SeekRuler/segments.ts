/** A stretch of the ruler, in seconds, `[from, to)`. */
export interface Segment {
  from: number;
  to: number;
  /** Solid before the handle, pale behind it. */
  isAhead: boolean;
}

/**
 * The watched ranges, cut at the handle and kept within the ruler. Ranges may overlap and lie in any order; empty ones
 * are dropped.
 */
export function segmentsOf(
  ranges: readonly (readonly [number, number])[],
  position: number,
  duration: number,
): Segment[] {
  return ranges.flatMap(([start, end]) => {
    const [from, to] = [Math.max(0, start), Math.min(duration, end)];
    const middle = Math.min(to, Math.max(from, position));
    return [
      { from, to: middle, isAhead: false },
      { from: middle, to, isAhead: true },
    ].filter((segment) => segment.from < segment.to);
  });
}

/** The second a key moves to, within `[0, reach]`; undefined for a key that does not move the handle. */
export function keyTarget(key: string, position: number, reach: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -5,
    ArrowDown: -5,
    ArrowRight: 5,
    ArrowUp: 5,
    PageUp: 30,
    PageDown: -30,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return reach;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(reach, Math.max(0, position + step));
}
