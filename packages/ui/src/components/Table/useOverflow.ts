import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content is wider than the box. Only then does the box scroll: a box that may scroll keeps a header from staying in view of the page. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    return () => resized.disconnect();
  }, [box]);
  return overflows;
}
