import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { isAnswer } from '../areas/exam/attempt/opening/answer-address.ts';
import { homePage } from '../areas/home/home.page.ts';
import { isHome } from '../areas/home/opening/home-page.ts';
import { stopKeepingClicks } from '../areas/login/early-clicks.ts';
import { applyAppearance, readAppearance } from '../shared/device/appearance.ts';
import { applyDensity, readDensity } from '../shared/device/density.ts';
import { login } from './late-login.ts';
import { fetchApp, Root, startWhenIdle } from './Root.tsx';
import { createServices, storedSession } from './services.ts';

const services = createServices();

async function start(host: HTMLElement) {
  const signedIn = await services.resume();
  if (signedIn) await codeArrived();
  const portal = (
    <Router>
      <Root services={services} />
    </Router>
  );
  const isPrerendered = host.dataset.page === location.pathname && host.firstElementChild !== null;
  if (isPrerendered && !signedIn) {
    // Root shows its failure.
    await login.fetch().catch(() => {});
    stopKeepingClicks();
    hydrateRoot(host, portal);
    return;
  }
  createRoot(host).render(portal);
}

/** Waits for the code that index.html has requested, so that the page is rendered in one go. */
async function codeArrived() {
  try {
    await fetchApp();
    const [{ prefetchPage }, { allRoutes }] = await Promise.all([
      import('./page-code.ts'),
      import('../routes/all.ts'),
    ]);
    // The table of all students leads `/` elsewhere.
    const place = isHome(location.pathname) ? { pathname: homePage.path, search: '' } : location;
    const page = prefetchPage(allRoutes, place);
    if (isAnswer(location.pathname)) return await page;
    const { fetchFrame } = await import('./late-frame.ts');
    await Promise.all([fetchFrame(isHome(location.pathname)), page]);
  } catch {
    // The page shows the failure when it is rendered.
  }
}

// A login in another tab reaches a tab that waits on the login page (SESSION-7).
addEventListener('storage', ({ key }) => {
  if (key === storedSession) services.session.start().catch(() => {});
});
applyAppearance(readAppearance());
applyDensity(readDensity());
const host = document.getElementById('root');
if (host !== null) void start(host).then(() => import.meta.env.PROD && startWhenIdle(services));
