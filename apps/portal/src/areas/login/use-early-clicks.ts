import { useEffect } from 'react';
import { replayEarlyClicks } from './early-clicks.ts';
import { useHydrated } from './use-hydrated.ts';

/** What was filled in is taken over by the forms; what was pressed before they could hear it is pressed for them now. */
export function useEarlyClicks(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) void replayEarlyClicks();
  }, [hydrated]);
}
