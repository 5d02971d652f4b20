import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of a row fit into its width, beginning with the first; all of them before it was measured. The
 * row's own width must not depend on the result.
 *
 * @param count how many children there are; a change measures again.
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      let left = element.clientWidth + 0.5;
      let fits = 0;
      for (const child of element.children) {
        left -= child.getBoundingClientRect().width;
        if (left < 0) break;
        fits += 1;
      }
      setFitting(fits);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of Array.from(element.children).slice(0, count)) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [row, count]);
  return Math.min(fitting, count);
}
