import { declarePage, type PageDeclaration } from '../../routes/declare-page.ts';

/** Declares a page that is not built yet; `purposes.ts` says what it will be for. */
export const pendingPage = (page: Omit<PageDeclaration, 'component' | 'code' | 'skeleton'>) =>
  declarePage({
    ...page,
    component: 'pending',
    code: () => import('./PendingPage.tsx'),
    skeleton: 'statement',
  });

/** True for a page that is not built yet. */
export const isPendingPage = ({ component }: PageDeclaration): boolean => component === 'pending';
