import { declarePage } from '../../routes/declare-page.ts';

export const chooseMajorPage = declarePage({
  path: '/chooseMajor',
  title: '选择专业',
  component: 'chooseMajor',
  code: () => import('./ChooseMajorPage.tsx'),
  skeleton: 'list',
  icon: 'swap',
  hidden: true,
  activeMenu: '/account',
});
