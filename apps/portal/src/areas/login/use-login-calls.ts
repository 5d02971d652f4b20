import { useEffect } from 'react';
import { useClient } from '../../shared/client.tsx';

/** The calls of the login forms, whose code arrives after the page is usable: with the first focus, or when needed. */
export const loadLoginCalls = () => import('./login-calls.ts');

/** Loads what a login needs, and the shell that follows it, from the moment that something is focused or typed in. */
export function useWarmUp(): void {
  const client = useClient();
  useEffect(() => {
    const warmUp = () => {
      loadLoginCalls().catch(() => {});
      import('../../app/session-actor.ts').catch(() => {});
      import('../../app/App.tsx').catch(() => {});
      if ('prepare' in client && typeof client.prepare === 'function') client.prepare();
    };
    addEventListener('focusin', warmUp, { once: true });
    return () => removeEventListener('focusin', warmUp);
  }, [client]);
}
