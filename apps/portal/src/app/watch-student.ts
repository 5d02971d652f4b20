/** What a student does with a page; a screen reader that walks through it scrolls and moves the focus. */
const deeds = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;

/** However much a student does, it is told so often, in ms. */
const tellEvery = 1000;

/** Tells that the student does something, and that the page is seen again, until the returned function is called. */
export function watchStudent(acted: () => void, shown: () => void): () => void {
  let told = Number.NEGATIVE_INFINITY;
  const act = () => {
    const now = performance.now();
    if (now - told < tellEvery) return;
    told = now;
    acted();
  };
  const see = () => {
    if (document.visibilityState === 'visible') shown();
  };
  const options = { capture: true, passive: true };
  for (const deed of deeds) addEventListener(deed, act, options);
  document.addEventListener('visibilitychange', see);
  addEventListener('pageshow', see);
  addEventListener('online', see);
  return () => {
    for (const deed of deeds) removeEventListener(deed, act, options);
    document.removeEventListener('visibilitychange', see);
    removeEventListener('pageshow', see);
    removeEventListener('online', see);
  };
}
