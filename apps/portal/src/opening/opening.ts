import { sign } from '@qianwei/api/signing';
import { greetingWords } from '../shared/date-words.ts';
import { identityOf } from '../shared/identity-of.ts';
import { isHome, openingCallsFor } from './calls.ts';
import { type OpeningCall, openingKey } from './early-answers.ts';
import { opensWithHome } from './opens-with-home.ts';
import { fillPlaceholders } from './placeholders.ts';

// Runs inside index.html before any other code has arrived. On a slow network the answers are here when the portal
// is, a round trip or two earlier; whatever goes wrong, the portal makes the call itself.

/** What this device remembers of the session; only what is used here is looked at, and nothing of it is trusted. */
interface StoredSession {
  token: unknown;
  platform?: unknown;
}

function storedSession(): StoredSession {
  try {
    return { token: '', ...(JSON.parse(localStorage.getItem('qianwei_student') ?? '{}') as object) };
  } catch {
    return { token: '' };
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

/** Asks for the code of a page together with the portal's own. */
function preload(files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Puts the frame of home and who the student is where the portal will come. Damaged storage: the portal tells. */
function showHome(session: unknown): void {
  const template = document.getElementById('opening-home');
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || root === null) return;
  try {
    const facts = identityOf(session as Parameters<typeof identityOf>[0]);
    if (facts === null) return;
    root.innerHTML = fillPlaceholders(template.innerHTML, { ...facts, greeting: greetingWords(Date.now()) });
    document.title = `首页 - ${document.title}`;
  } catch {
    root.replaceChildren();
  }
}

const session = storedSession();
const { token } = session;
if (typeof token === 'string' && token !== '') {
  const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
  window.openingCalls = openingCallsFor(location.pathname).map(({ path, payload }) =>
    open(apiBase, path, payload, token),
  );
  if (isHome(location.pathname) && opensWithHome() && session.platform !== '10002') {
    preload((import.meta.env.HOME_FILES as string[] | undefined) ?? []);
    showHome(session);
  }
}
