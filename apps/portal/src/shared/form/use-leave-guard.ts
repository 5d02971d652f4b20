import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or reloaded while something would be lost. */
export function useLeaveGuard(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtStake]);
}
