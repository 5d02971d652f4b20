import { declarePage } from '../../routes/declare-page.ts';

export const searchIdPage = declarePage({
  path: '/searchId',
  title: '准考证号查询',
  component: 'searchId',
  code: () => import('./SearchIdPage.tsx'),
  skeleton: 'form',
  hidden: true,
});
