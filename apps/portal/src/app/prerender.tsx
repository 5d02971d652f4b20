import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { PaperShell } from '../areas/exam/attempt/opening/PaperShell.tsx';
import { placeholders } from '../areas/home/opening/show-home.ts';
import { createLazyClient } from '../shared/client/lazy-client.ts';
import { documentTitle } from '../shared/page/use-title.ts';
import { login } from './late-login.ts';
import OpeningHome from './OpeningHome.tsx';
import { Root } from './Root.tsx';
import { createSessionStore } from './session-store.ts';
import { createToastStore } from './toast-store.ts';

/** The login page as HTML, for a visitor who is not logged in; `build.ts` writes it into `login.html`. */
export async function prerenderLogin(): Promise<{ title: string; html: string }> {
  await login.fetch();
  const services = {
    client: createLazyClient({ baseUrl: '', getToken: () => null }),
    session: createSessionStore(() => Promise.reject(new Error('no session while prerendering'))),
    toasts: createToastStore(),
    onAnswered: () => () => {},
    resume: () => Promise.resolve(false),
  };
  const html = renderToString(
    <Router ssrPath="/login" ssrSearch="">
      <Root services={services} />
    </Router>,
  );
  return { title: documentTitle('登录'), html };
}

/** The frame of home as HTML with placeholders for who the student is; `build.ts` writes it into `index.html`. */
export function prerenderOpeningHome(): string {
  return renderToString(
    <LocaleProvider>
      <OpeningHome facts={placeholders} greeting={placeholders.greeting} />
    </LocaleProvider>,
  );
}

/** The frame of a running test as HTML, without a word of the paper; `build.ts` writes it into `answer.html`. */
export const prerenderOpeningAnswer = (): string => renderToString(<PaperShell />);
