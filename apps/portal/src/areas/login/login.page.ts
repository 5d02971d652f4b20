import { declarePage } from '../../routes/declare-page.ts';

export const loginPage = declarePage({
  path: '/login',
  title: '登录',
  component: 'login',
  code: () => import('./LoginPage.tsx'),
  skeleton: 'form',
  icon: 'login',
  hidden: true,
});
