import { late } from '@qianwei/ui/late';

/** The frame with the menu: its code is separate from the app's, since a full-screen page does without it. */
export const shell = late(() => import('./Shell.tsx'));

/** The frame without a menu; it comes with the frame's code. */
export const plainFrame = late(() => import('./PlainFrame.tsx'));

/** Home as index.html shows it; its code comes with home's. */
export const openingHome = late(() => import('./OpeningHome.tsx'));

/** Fetches both frames, so that their first rendering need not wait; for home, what index.html shows of it, too. */
export const fetchFrame = (isForHome: boolean) =>
  Promise.all([shell.fetch(), plainFrame.fetch(), isForHome && openingHome.fetch()]);
