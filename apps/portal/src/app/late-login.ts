import { late } from '@qianwei/ui/late';

/** The login page: its code is separate from the entry's, since a logged-in student does without it. */
export const login = late(() => import('../areas/login/LoginPage.tsx'));
