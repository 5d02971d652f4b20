import { declarePage } from '../../routes/declare-page.ts';

export const accountPage = declarePage({
  path: '/account/index',
  title: '个人信息',
  component: 'account',
  code: () => import('./AccountPage.tsx'),
  skeleton: 'record',
  keepAlive: true,
});
