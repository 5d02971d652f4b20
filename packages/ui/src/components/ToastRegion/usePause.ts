import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isHidden = () => document.visibilityState === 'hidden';

/**
 * Reports when the timers must pause: while the pointer or focus is in the region, a toast is
 * dragged, or the tab is hidden (TOAST-2). Calls `onPause` and `onResume` alternately.
 *
 * @param any whether there is a toast at all; without one nothing is paused.
 */
export function usePause(any: boolean, onPause: () => void, onResume: () => void) {
  const hidden = useSyncExternalStore(subscribe, isHidden, () => false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const reported = useRef(false);
  // The last toast disappeared under the pointer, so no leave event will come.
  if (!any && hovered) setHovered(false);
  if (!any && focused) setFocused(false);
  if (!any && dragged) setDragged(false);

  const paused = any && (hovered || focused || dragged || hidden);
  useEffect(() => {
    if (paused === reported.current) return;
    reported.current = paused;
    if (paused) onPause();
    else onResume();
  }, [paused, onPause, onResume]);

  return {
    onDrag: setDragged,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}
