import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

export interface Gestures {
  /** Moves the picture by a share of what is shown: 0.5 to the right is half its width. */
  move: (right: number, down: number) => void;
  /** Zooms in (above 1) or out (below 1). */
  zoom: (factor: number) => void;
}

/** How far an arrow key moves, as a share of what is shown; with Shift it goes five times as far. */
const keyStep = 0.02;
const keyZoom = 1.1;
const wheelZoom = 0.0015;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom };

/** Drag, pinch, wheel and keys on a picture. */
export function useGestures(stage: RefObject<HTMLElement | null>, { move, zoom }: Gestures) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoomNow = useRef(zoom);
  useEffect(() => {
    zoomNow.current = zoom;
  });
  useEffect(() => {
    const node = stage.current;
    // React listens to the wheel passively, and the page would scroll along.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomNow.current(Math.exp(-event.deltaY * wheelZoom));
    };
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  }, [stage]);

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const { width, height } = event.currentTarget.getBoundingClientRect();
      if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)));
      else move((before.x - now.x) / width, (before.y - now.y) / height);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** True when the key was one of ours. */
    onKey(event: KeyboardEvent): boolean {
      const arrow = arrows[event.key];
      const factor = zooms[event.key];
      if (event.ctrlKey || event.metaKey || (!arrow && !factor)) return false;
      event.preventDefault();
      const step = event.shiftKey ? keyStep * 5 : keyStep;
      if (arrow) move(arrow[0] * step, arrow[1] * step);
      if (factor) zoom(factor);
      return true;
    },
  };
}

type Point = { x: number; y: number };

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
