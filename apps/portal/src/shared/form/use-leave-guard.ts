import { useEffect } from 'react';

/** The browser asks before the tab is closed or loaded again while something would be lost, and only then. */
export function useLeaveGuard(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtStake]);
}
