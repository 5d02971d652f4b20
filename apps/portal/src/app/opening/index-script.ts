import { isHome } from '../../areas/home/opening/home-page.ts';
import { opensWithHome, showHome } from '../../areas/home/opening/show-home.ts';
import { makeCalls } from '../../opening/make-calls.ts';
import { type PageFiles, pageRowAt } from './page-files.ts';
import { openingPages } from './pages.ts';

// Runs in index.html before any other code has come. On a slow network the answers come with the portal's code, a
// round trip or two earlier; whatever fails here, the portal makes the call itself.

const { files, rows } = import.meta.env.PAGE_FILES as PageFiles;

/** Preloads these files together with the portal's own. */
function preload(addresses: readonly (string | undefined)[]): void {
  for (const address of addresses) {
    if (address === undefined) continue;
    const link = document.createElement('link');
    const isSheet = address.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
}

function preloadPage(pathname: string): void {
  const row = pageRowAt({ pathname, search: location.search }, rows);
  preload((row?.files ?? []).map((place) => files[place]));
}

const session = makeCalls(openingPages);
const page = pageRowAt(location, rows);
if (session === null) {
  // Without a session every page but the public ones leads to the login page.
  preloadPage(page?.isPublic ? location.pathname : '/login');
} else {
  preload(import.meta.env.FRAME_FILES);
  const isThesisPlatform = session.platform === '10002';
  preloadPage(isHome(location.pathname) && !isThesisPlatform ? '/home/index' : location.pathname);
  if (isHome(location.pathname) && opensWithHome() && !isThesisPlatform) showHome(session);
}
