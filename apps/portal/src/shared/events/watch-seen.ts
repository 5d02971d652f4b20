/** A tab that is hidden for longer than this follows nothing, ms. */
const hiddenForMs = 60_000;

/**
 * Reports by `changed` whether the tab is seen: it is online, and not hidden for more than a minute. `stop` ends it.
 */
export function watchSeen(changed: (isSeen: boolean) => void): { isSeen(): boolean; stop(): void } {
  let isAway = document.visibilityState === 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isSeen = () => !isAway && navigator.onLine;
  const leave = () => {
    isAway = true;
    changed(isSeen());
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(leave, hiddenForMs);
      return;
    }
    isAway = false;
    changed(isSeen());
  };
  const report = () => changed(isSeen());
  document.addEventListener('visibilitychange', look);
  // A page that the browser takes out of its memory must not hold a stream.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', look);
  addEventListener('online', report);
  addEventListener('offline', report);
  return {
    isSeen,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', look);
      removeEventListener('online', report);
      removeEventListener('offline', report);
    },
  };
}
