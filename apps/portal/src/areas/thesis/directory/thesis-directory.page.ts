import { declarePage } from '../../../routes/declare-page.ts';

export const thesisDirectoryPage = declarePage({
  path: '/thesis/directory/:studentPlanId',
  title: '论文任务',
  component: 'thesisDirectory',
  code: () => import('./DirectoryPage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/directory/1d6dd02b81c2cf6692f15d0fe17d9533',
  exampleStudent: '王雨桐',
});
