import { preloadable } from '../shared/preload/preloadable.ts';

/** The frame with the menu: its code is apart from the app's, since a full-screen page stands without it. */
export const shell = preloadable(() => import('./Shell.tsx'));

/** Home as index.html shows it; its code is the frame's. */
export const openingHome = preloadable(() => import('./OpeningHome.tsx'));

/** Fetches the frame, so that its first rendering need not wait. */
export const fetchFrame = () => Promise.all([shell.fetch(), openingHome.fetch()]);
