import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { applyAppearance, readAppearance } from '../shared/appearance.ts';
import { applyDensity, readDensity } from '../shared/density.ts';
import { Root } from './Root.tsx';
import { createServices, storedSession } from './services.ts';

const services = createServices();

async function start(host: HTMLElement) {
  const signedIn = await services.resume();
  const portal = (
    <Router>
      <Root services={services} />
    </Router>
  );
  const isPrerendered = host.dataset.page === location.pathname && host.firstElementChild !== null;
  if (isPrerendered && !signedIn) return void hydrateRoot(host, portal);
  host.replaceChildren();
  createRoot(host).render(portal);
}

// A login in another tab reaches a tab that waits on the login page (SESSION-7).
addEventListener('storage', ({ key }) => {
  if (key === storedSession) services.session.start().catch(() => {});
});
applyAppearance(readAppearance());
applyDensity(readDensity());
const host = document.getElementById('root');
if (host !== null) void start(host);
