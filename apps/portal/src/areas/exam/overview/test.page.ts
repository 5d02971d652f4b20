import { declarePage } from '../../../routes/declare-page.ts';

export const testPage = declarePage({
  path: '/course/test/:id',
  title: '综合测验',
  component: 'test',
  code: () => import('./TestPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  activeMenu: '/course/list',
  example: '/course/test/04735',
});
