import { useInsertionEffect } from 'react';

/**
 * Has the browser ask before the tab is closed or reloaded while something would be lost, also on a kept page in the
 * background: of all effects, those of insertion alone stay when a page is hidden.
 */
export function useLeaveGuard(isAtStake: boolean): void {
  useInsertionEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtStake]);
}
