import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element is narrower than `limit` px; false until it is measured. */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const look = () => setNarrow(box.clientWidth < limit);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    return () => resized.disconnect();
  }, [element, limit]);
  return narrow;
}
