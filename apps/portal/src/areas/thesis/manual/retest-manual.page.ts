import { declarePage } from '../../../routes/declare-page.ts';

export const retestManualPage = declarePage({
  path: '/thesisRetest/reviewsManual',
  title: '复检操作手册',
  component: 'retestManual',
  code: () => import('./RetestManualPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  activeMenu: '/thesisRetest',
});
