/** The events that count as activity; a screen reader that reads through a page scrolls and moves the focus. */
const activityEvents = [
  'pointerdown',
  'keydown',
  'input',
  'wheel',
  'touchmove',
  'scroll',
  'focusin',
] as const;

/** Activity is reported at most once in this time, in ms. */
const minIntervalMs = 1000;

/**
 * Reports activity by `acted`, and that the page is visible or online again by `shown`, until the returned function
 * is called.
 */
export function watchStudent(acted: () => void, shown: () => void): () => void {
  let lastReport = Number.NEGATIVE_INFINITY;
  const act = () => {
    const now = performance.now();
    if (now - lastReport < minIntervalMs) return;
    lastReport = now;
    acted();
  };
  const see = () => {
    if (document.visibilityState === 'visible') shown();
  };
  const options = { capture: true, passive: true };
  for (const name of activityEvents) addEventListener(name, act, options);
  document.addEventListener('visibilitychange', see);
  addEventListener('pageshow', see);
  addEventListener('online', see);
  return () => {
    for (const name of activityEvents) removeEventListener(name, act, options);
    document.removeEventListener('visibilitychange', see);
    removeEventListener('pageshow', see);
    removeEventListener('online', see);
  };
}
