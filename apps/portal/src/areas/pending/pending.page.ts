import { declarePage, type PageDeclaration } from '../../routes/declare-page.ts';

interface PendingDeclaration extends Omit<PageDeclaration, 'component' | 'code' | 'skeleton'> {
  /** A sentence for students: the use of the page, once it is built. */
  purpose: string;
}

/** Declares a page that is not built yet: its address says what it will be for. */
export const pendingPage = (page: PendingDeclaration) =>
  declarePage({
    ...page,
    component: 'pending',
    code: () => import('./PendingPage.tsx'),
    skeleton: 'statement',
  });
