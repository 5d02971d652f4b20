import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { offsetsOf, type Span, spanAt, type WindowPiece, windowPiecesOf } from './windowing.ts';

/** Rows drawn beyond each edge of the box. */
const spare = 6;
/** The maximum of drawn rows, however tall the box: with header, sums and the focused row the page stays below 80. */
const maxDrawnRows = 70;

export interface WindowOptions {
  /** Off: everything is drawn. */
  active: boolean;
  keys: readonly string[];
  /** Height of a row that was never drawn, px. */
  estimate: number;
  /** Key of the row that has focus: it stays drawn wherever the box is scrolled. */
  staying: string | null;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Which rows to draw within a box that scrolls. Rows may differ in height: what is drawn is measured (all
 * elements with `data-unit` of one row together), what is not is estimated.
 */
export function useWindow({
  active,
  keys,
  estimate,
  staying,
  scroller,
}: WindowOptions): readonly WindowPiece[] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const [span, setSpan] = useState<Span>({ start: 0, end: 30 });
  const offsets = useMemo(
    () => offsetsOf(keys.length, (index) => heights.get(keys[index] ?? '') ?? estimate),
    [keys, heights, estimate],
  );
  const latest = useRef({ offsets, heights });

  useLayoutEffect(() => {
    latest.current = { offsets, heights };
    const box = scroller.current;
    if (!active || box === null) return;
    const measured = measure(box, heights);
    if (measured !== heights) setHeights(measured);
    setSpan((before) => spanOf(box, offsets, before));
  });

  useEffect(() => {
    const box = scroller.current;
    if (!active || box === null) return;
    const look = () => setSpan((before) => spanOf(box, latest.current.offsets, before));
    const resized = new ResizeObserver(() => {
      setHeights(measure(box, latest.current.heights));
      look();
    });
    resized.observe(box);
    if (box.firstElementChild) resized.observe(box.firstElementChild);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [active, scroller]);

  return useMemo(() => {
    if (!active) return keys.map((_, index) => ({ index }));
    const within = span.start < keys.length ? span : { start: 0, end: 30 };
    const shown = { start: within.start, end: Math.min(within.end, keys.length) };
    return windowPiecesOf(offsets, shown, staying === null ? [] : [keys.indexOf(staying)]);
  }, [active, keys, span, offsets, staying]);
}

function spanOf(box: HTMLElement, offsets: Float64Array, before: Span): Span {
  const top = box.scrollTop;
  const next = spanAt(offsets, top, top + box.clientHeight, spare, maxDrawnRows);
  return next.start === before.start && next.end === before.end ? before : next;
}

/** The same map when nothing differs by more than half a pixel. */
function measure(box: HTMLElement, before: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const unit of box.querySelectorAll<HTMLElement>('[data-unit]')) {
    const key = unit.dataset.unit ?? '';
    drawn.set(key, (drawn.get(key) ?? 0) + unit.getBoundingClientRect().height);
  }
  const changed = [...drawn].filter(([key, height]) => Math.abs((before.get(key) ?? 0) - height) > 0.5);
  return changed.length === 0 ? before : new Map([...before, ...changed]);
}
