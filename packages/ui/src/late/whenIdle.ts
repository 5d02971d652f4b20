/** How long a busy processor may keep it waiting. */
const maxWaitMs = 3000;

/** How often it looks whether the page has what it loads, and how often at most. */
const lookMs = 200;
const maxLooks = 50;

/** Wait in ms in a browser that does not report when it is idle. */
const fallbackDelayMs = 500;

/**
 * Calls `run` when the page has nothing else to do: nothing on it is busy, so that its data has come, and the processor
 * is idle. After ten seconds data that does not come no longer keeps it waiting. Returns what cancels it.
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const look = (looks: number) => {
    if (looks === 0 || document.querySelector('[aria-busy="true"]') === null) {
      run();
      return;
    }
    const timer = setTimeout(look, lookMs, looks - 1);
    cancel = () => clearTimeout(timer);
  };
  cancel = whenProcessorIdle(() => look(maxLooks));
  return () => cancel();
}

function whenProcessorIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
