/** How long a busy page may keep it waiting. */
const maxWaitMs = 3000;

/** Where the browser does not say when it is idle. */
const fallbackDelayMs = 500;

/** Calls `run` when the page has nothing else to do; returns what cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
