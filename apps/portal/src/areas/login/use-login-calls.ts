import { useEffect } from 'react';
import { useWarmUp } from '../../shared/preload/warm-up.tsx';

/** Loads the calls of the login forms: after the page is usable, with the first focus or when they are needed. */
export const loadLoginCalls = () => import('./login-calls.ts');

/** Loads what a login and the page after it need, once something on the page gets the focus. */
export function useEarlyLoad(): void {
  const warmUp = useWarmUp();
  useEffect(() => {
    const load = () => {
      loadLoginCalls().catch(() => {});
      warmUp();
    };
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, [warmUp]);
}
