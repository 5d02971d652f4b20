import { isHome } from '../../areas/home/opening/home-page.ts';
import { opensWithHome, showHome } from '../../areas/home/opening/show-home.ts';
import { makeCalls } from '../../opening/make-calls.ts';
import { isPublic } from '../../routes/public.ts';
import { openingPages } from './pages.ts';

// Runs in index.html before any other code has come. On a slow network the answers come with the portal's code, a
// round trip or two earlier; whatever fails here, the portal makes the call itself.

/** Preloads the code of a page together with the portal's own. */
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

const session = makeCalls(openingPages);
if (session === null) {
  // Without a session every page but the public ones leads to the login page.
  if (!isPublic(location.pathname)) preload(import.meta.env.LOGIN_FILES);
} else {
  preload(import.meta.env.FRAME_FILES);
  if (isHome(location.pathname) && opensWithHome() && session.platform !== '10002') {
    preload(import.meta.env.HOME_FILES);
    showHome(session);
  }
}
