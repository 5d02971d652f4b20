import { declarePage } from '../../routes/declare-page.ts';

export const passwordPage = declarePage({
  path: '/password',
  title: '修改密码',
  component: 'password',
  code: () => import('./PasswordPage.tsx'),
  skeleton: 'form',
  icon: 'lock',
  hidden: true,
  activeMenu: '/account',
});
