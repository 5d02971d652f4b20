import { type RefObject, useLayoutEffect } from 'react';

/** Marks the edges beyond which there is more. */
function mark(row: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const start = scrollLeft > 1;
  const end = scrollLeft + clientWidth < scrollWidth - 1;
  if (start || end) row.dataset.more = start && end ? 'both' : start ? 'start' : 'end';
  else delete row.dataset.more;
}

/** Scrolls the chosen tab into view. Not by `scrollIntoView`, which would scroll the page too. */
function reveal(row: HTMLElement) {
  const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab) return;
  const [left, right] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
  if (left < row.scrollLeft) row.scrollLeft = left - 32;
  else if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth + 32;
}

/**
 * Marks a row that scrolls sideways with `data-more` = `start`, `end` or `both`, where there is more beyond its edges,
 * and keeps the chosen tab in view. Does not rerender.
 *
 * @param chosen changes when another tab is chosen.
 */
export function useEdges(row: RefObject<HTMLElement | null>, chosen: unknown) {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const scrolled = () => mark(element);
    // It also reports the first layout, when the tabs are there.
    const observer = new ResizeObserver(() => {
      reveal(element);
      mark(element);
    });
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [row]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place to scroll to.
  useLayoutEffect(() => {
    if (row.current) reveal(row.current);
  }, [row, chosen]);
}
