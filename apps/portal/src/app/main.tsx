import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { isAnswer } from '../areas/exam/attempt/opening/answer-address.ts';
import { isHome } from '../areas/home/opening/home-page.ts';
import { stopKeepingClicks } from '../areas/login/early-clicks.ts';
import { applyAppearance, readAppearance } from '../shared/device/appearance.ts';
import { applyDensity, readDensity } from '../shared/device/density.ts';
import { login } from './late-login.ts';
import { fetchApp, Root } from './Root.tsx';
import { createServices, storedSession } from './services.ts';

const services = createServices();

async function start(host: HTMLElement) {
  const signedIn = await services.resume();
  if (signedIn) await arrived();
  const portal = (
    <Router>
      <Root services={services} />
    </Router>
  );
  const isPrerendered = host.dataset.page === location.pathname && host.firstElementChild !== null;
  if (isPrerendered && !signedIn) {
    // Its failure is told where it is rendered.
    await login.fetch().catch(() => {});
    stopKeepingClicks();
    hydrateRoot(host, portal);
    return;
  }
  createRoot(host).render(portal);
}

/** What index.html has asked for at once is waited for, so that the page is rendered in one go. */
async function arrived() {
  try {
    await fetchApp();
    const { pathname } = location;
    const { prefetchPage } = await import('./Page.tsx');
    if (isAnswer(pathname)) return await prefetchPage('answer');
    const { fetchFrame } = await import('./late-frame.ts');
    await fetchFrame();
    if (isHome(pathname)) await prefetchPage('home');
  } catch {
    // Told where it is rendered.
  }
}

// A login in another tab reaches a tab that waits on the login page (SESSION-7).
addEventListener('storage', ({ key }) => {
  if (key === storedSession) services.session.start().catch(() => {});
});
applyAppearance(readAppearance());
applyDensity(readDensity());
const host = document.getElementById('root');
if (host !== null) void start(host);
