import { arriving } from '../shared/preload/arriving.ts';

/** The frame with the menu: its code is apart from the app's, since a full-screen page stands without it. */
export const shell = arriving(() => import('./Shell.tsx'));

/** Home as index.html shows it; its code is the frame's. */
export const openingHome = arriving(() => import('./OpeningHome.tsx'));

/** Fetches the frame, so that its first rendering need not wait. */
export const fetchFrame = () => Promise.all([shell.fetch(), openingHome.fetch()]);
