import { useEffect } from 'react';
import { useWarmUp } from '../../shared/preload/warm-up.tsx';

/** The calls of the login forms, whose code arrives after the page is usable: with the first focus, or when needed. */
export const loadLoginCalls = () => import('./login-calls.ts');

/** Loads what a login needs, and the shell that follows it, from the moment that something is focused or typed in. */
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
