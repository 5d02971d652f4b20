import { declarePage, type PageDeclaration } from '../../routes/declare-page.ts';

/** Declares a page that is not built yet: its address says what it will be for, in `pending-text.ts`. */
export const pendingPage = (page: Omit<PageDeclaration, 'component' | 'code' | 'skeleton'>) =>
  declarePage({
    ...page,
    component: 'pending',
    code: () => import('./PendingPage.tsx'),
    skeleton: 'statement',
  });
