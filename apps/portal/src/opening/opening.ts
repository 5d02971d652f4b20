import { isPublic } from '../routes/public.ts';
import { identityOf } from '../shared/session/identity-of.ts';
import { greetingWords } from '../shared/time/date-text.ts';
import { isHome } from './calls.ts';
import { makeCalls } from './make-calls.ts';
import { opensWithHome } from './opens-with-home.ts';
import { fillPlaceholders } from './placeholders.ts';

// Runs inside index.html before any other code has arrived. On a slow network the answers are here when the portal
// is, a round trip or two earlier; whatever goes wrong, the portal makes the call itself.

/** Asks for the code of a page together with the portal's own. */
function preload(files: string[] = []): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
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

const session = makeCalls();
if (session === null) {
  // Who is not logged in is led to the login page, but for the pages open to everybody.
  if (!isPublic(location.pathname)) preload(import.meta.env.LOGIN_FILES);
} else {
  preload(import.meta.env.FRAME_FILES);
  if (isHome(location.pathname) && opensWithHome() && session.platform !== '10002') {
    preload(import.meta.env.HOME_FILES);
    showHome(session);
  }
}
