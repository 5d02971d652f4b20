import { type RefObject, useLayoutEffect } from 'react';

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable]';
const canBeReached = `:is(${focusable}, [tabindex]):not(:disabled, [tabindex="-1"], :scope [inert], :scope [inert] *)`;

/**
 * Makes a panel a Tab stop as long as nothing in it is one, so that its words can be reached and scrolled by keyboard.
 * Does not rerender.
 *
 * @param shown changes when another panel is shown.
 */
export function useTabStop(panel: RefObject<HTMLElement | null>, shown: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another element.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const mark = () => {
      const isStop = element.querySelector(canBeReached) === null;
      // The same value, written again, would be seen as another change, without an end.
      if (isStop === element.hasAttribute('tabindex')) return;
      if (isStop) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'href', 'inert', 'tabindex'],
    });
    return () => observer.disconnect();
  }, [panel, shown]);
}
