import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Pixels between the bottom of `above` and the bottom of `panel`, measured while the panel is still closed and
 * whenever the window changes; null before that. Zero where they are not in one column.
 */
export function useRoom(
  panel: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const own = panel.current?.getBoundingClientRect();
      const other = above.current?.getBoundingClientRect();
      const isBelow = own && other && own.left < other.right && own.right > other.left;
      setRoom(isBelow && own.bottom > other.bottom ? own.bottom - other.bottom : 0);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [panel, above]);
  return room;
}
