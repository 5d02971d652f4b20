import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createLazyClient } from '../shared/lazy-client.ts';
import { documentTitle } from '../shared/use-title.ts';
import { Root } from './Root.tsx';
import { createSessionStore } from './session-store.ts';
import { createToastStore } from './toast-store.ts';

/** The login page as HTML, for a visitor who is not logged in; `build.mjs` writes it into `login.html`. */
export function prerenderLogin(): { title: string; html: string } {
  const services = {
    client: createLazyClient({ baseUrl: '', getToken: () => null }),
    session: createSessionStore(() => Promise.reject(new Error('no session while prerendering'))),
    toasts: createToastStore(),
    resume: () => Promise.resolve(false),
  };
  const html = renderToString(
    <Router ssrPath="/login" ssrSearch="">
      <Root services={services} />
    </Router>,
  );
  return { title: documentTitle('登录'), html };
}
