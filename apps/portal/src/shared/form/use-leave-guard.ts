import { useInsertionEffect } from 'react';

/** How many forms of this tab have something that would be lost. */
let guards = 0;

/** True while the browser would ask before the tab is reloaded. */
export const isLeaveGuarded = (): boolean => guards > 0;

/**
 * Has the browser ask before the tab is closed or reloaded while something would be lost, also on a kept page in the
 * background: of all effects, those of insertion alone stay when a page is hidden.
 */
export function useLeaveGuard(isAtStake: boolean): void {
  useInsertionEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    guards += 1;
    return () => {
      removeEventListener('beforeunload', ask);
      guards -= 1;
    };
  }, [isAtStake]);
}
