import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import './page.css';
import { adoptBrand } from '@qianwei/ui/theme/brand';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { brand } from './brand.ts';

// Before the first rendering, so that no other colour flashes.
adoptBrand(brand);
const host = document.getElementById('root');
if (host !== null) createRoot(host).render(<App />);
