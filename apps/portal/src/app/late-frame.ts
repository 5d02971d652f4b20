import { preloadable } from '../shared/preload/preloadable.ts';

/** The frame with the menu: its code is separate from the app's, since a full-screen page does without it. */
export const shell = preloadable(() => import('./Shell.tsx'));

/** Home as index.html shows it; its code comes with the frame's. */
export const openingHome = preloadable(() => import('./OpeningHome.tsx'));

/** Fetches the frame, so that its first rendering need not wait. */
export const fetchFrame = () => Promise.all([shell.fetch(), openingHome.fetch()]);
