import { sign } from '@qianwei/api/signing';
import { type OpeningPage, openingCallsFor } from './calls.ts';
import { type OpeningCall, openingKey } from './early-answers.ts';

/** What this device remembers of the session; only what is used here is looked at, and nothing of it is trusted. */
export interface StoredSession {
  token: string;
  platform?: unknown;
}

function storedSession(): StoredSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem('qianwei_student') ?? '{}') as Partial<StoredSession>;
    const { token } = stored;
    return typeof token === 'string' && token !== '' ? { ...stored, token } : null;
  } catch {
    return null;
  }
}

function make(apiBase: string, path: string, payload: object, token: string): OpeningCall {
  const url = apiBase + path;
  const answer = fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ ...payload, ...sign({ ...payload }, Date.now()) }),
  });
  // Its failure is told by the call that takes it, if one does.
  answer.catch(() => {});
  return { key: openingKey(url, payload), token, answer, since: Date.now() };
}

/**
 * Makes the calls of this address and leaves them in `window.openingCalls`, in the order of `openingCallsFor`. Null,
 * and no call is made, when this device remembers no login.
 */
export function makeCalls(pages: readonly OpeningPage[]): StoredSession | null {
  const session = storedSession();
  if (session === null) return null;
  const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
  window.openingCalls = openingCallsFor(location.pathname, pages).map(({ path, payload }) =>
    make(apiBase, path, payload, session.token),
  );
  return session;
}
