import { declarePage } from '../../routes/declare-page.ts';

export const homePage = declarePage({
  path: '/home/index',
  title: '首页',
  component: 'home',
  code: () => import('./HomePage.tsx'),
  skeleton: 'statement',
  keepAlive: true,
});
