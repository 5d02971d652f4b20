import { declarePage, type PageDeclaration } from '../../routes/declare-page.ts';

const component = 'pending';

/** Declares a page that is not built yet; `purposes.ts` says what it will be for. */
export const pendingPage = (page: Omit<PageDeclaration, 'component' | 'code' | 'skeleton'>) =>
  declarePage({ ...page, component, code: () => import('./PendingPage.tsx'), skeleton: 'statement' });

/** True for a page that is not built yet. */
export const isPendingPage = (page: PageDeclaration): boolean => page.component === component;
