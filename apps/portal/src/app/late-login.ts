import { preloadable } from '../shared/preload/preloadable.ts';

/** The login page: its code is separate from the entry's, since a logged-in student does without it. */
export const login = preloadable(() => import('../areas/login/LoginPage.tsx'));
