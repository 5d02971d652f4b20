import { sign } from '@qianwei/api/signing';
import { type OpeningPage, openingCallsFor } from './calls.ts';
import { type OpeningCall, openingKey } from './early-answers.ts';

/** The part of a stored session that is used here; none of it is trusted. */
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
  // The call that takes it reports its failure, if one does.
  answer.catch(() => {});
  return { key: openingKey(url, payload), token, answer, since: Date.now() };
}

/**
 * Makes the calls of this address and leaves them in `window.openingCalls`, in the order of `openingCallsFor`.
 * Returns null, and makes no call, when no session is stored.
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
