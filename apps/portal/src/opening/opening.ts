import { sign } from '@qianwei/api/signing';
import { isHome, openingCallsFor } from './calls.ts';
import { type OpeningCall, openingKey } from './early-answers.ts';

// Runs inside index.html before any other code has arrived. On a slow network the answers are here when the portal
// is, a round trip or two earlier; whatever goes wrong, the portal makes the call itself.

function storedToken(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('qianwei_student') ?? 'null');
    const token = (stored as { token?: unknown } | null)?.token;
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

function open(apiBase: string, path: string, payload: object, token: string): OpeningCall {
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

/** Asks for the code and style of a page together with the portal's own. */
function preload(files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

const token = storedToken();
if (token !== '') {
  const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
  if (isHome(location.pathname)) preload((import.meta.env.HOME_FILES as string[] | undefined) ?? []);
  window.openingCalls = openingCallsFor(location.pathname).map(({ path, payload }) =>
    open(apiBase, path, payload, token),
  );
}
