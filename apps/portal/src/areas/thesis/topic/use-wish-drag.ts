import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Dragging of wishes by mouse, pen and finger: the wish follows while the pointer passes the middle of its neighbours. `move` is the same
 * as that of the buttons, which do all of it by keyboard.
 */
export function useWishDrag(
  rows: RefObject<HTMLElement | null>,
  move: (topicId: string, place: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const place = useRef(-1);
  const placeAt = (y: number, topicId: string): number => {
    const others = [...(rows.current?.querySelectorAll<HTMLElement>('[data-wish]') ?? [])].filter(
      (row) => row.dataset.wish !== topicId,
    );
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
  };
  return {
    /** The wish that is under the pointer; null without one. */
    dragged,
    handleOf: (topicId: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        place.current = placeAt(event.clientY, topicId);
        setDragged(topicId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged !== topicId) return;
        const next = placeAt(event.clientY, topicId);
        if (next === place.current) return;
        place.current = next;
        move(topicId, next);
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    }),
  };
}
