import { arriving } from '../shared/preload/arriving.ts';

/** The login page: its code is apart from the entry's, since who is logged in stands without it. */
export const login = arriving(() => import('../areas/login/LoginPage.tsx'));
