import { type Late, type LateUse, useLate } from '@qianwei/ui/late';
import { useEffect, useEffectEvent, use as waitFor } from 'react';

/**
 * Uses a component that is fetched as soon as this one is mounted, not when it is needed: there may be no network
 * then. After a failure it is fetched when the network is back.
 */
export function useAhead<Props>(piece: Late<Props>): LateUse<Props> {
  const use = useLate(piece);
  // Without a browser no effect fetches it: the rendering waits for it.
  if (typeof window === 'undefined') waitFor(piece.fetch());
  const prepare = useEffectEvent(use.prepare);
  useEffect(() => {
    const fetch = () => prepare();
    fetch();
    addEventListener('online', fetch);
    return () => removeEventListener('online', fetch);
  }, []);
  return use;
}
