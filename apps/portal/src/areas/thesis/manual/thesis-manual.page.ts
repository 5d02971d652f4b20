import { declarePage } from '../../../routes/declare-page.ts';

export const thesisManualPage = declarePage({
  path: '/thesis/reviewsManual',
  title: '操作手册',
  component: 'thesisManual',
  code: () => import('./ThesisManualPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  activeMenu: '/thesis',
});
