import { declarePage } from '../../../routes/declare-page.ts';

export const thesisListPage = declarePage({
  path: '/thesis/index',
  title: '论文管理',
  component: 'thesisList',
  code: () => import('./ThesisListPage.tsx'),
  skeleton: 'list',
  keepAlive: true,
  exampleStudent: '王雨桐',
});
