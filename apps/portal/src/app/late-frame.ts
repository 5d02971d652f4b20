import { late } from '@qianwei/ui/late';

/** The frame with the menu: its code is separate from the app's, since a full-screen page does without it. */
export const shell = late(() => import('./Shell.tsx'));

/** Home as index.html shows it; its code comes with the frame's. */
export const openingHome = late(() => import('./OpeningHome.tsx'));

/** Fetches the frame, so that its first rendering need not wait. */
export const fetchFrame = () => Promise.all([shell.fetch(), openingHome.fetch()]);
