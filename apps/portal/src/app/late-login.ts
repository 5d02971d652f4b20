import { preloadable } from '../shared/preload/preloadable.ts';

/** The login page: its code is apart from the entry's, since who is logged in stands without it. */
export const login = preloadable(() => import('../areas/login/LoginPage.tsx'));
