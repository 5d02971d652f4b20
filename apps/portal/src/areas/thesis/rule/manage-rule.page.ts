import { declarePage } from '../../../routes/declare-page.ts';

export const manageRulePage = declarePage({
  path: '/thesis/readManageRule/:planId',
  title: '论文管理规定',
  component: 'manageRule',
  code: () => import('./ManageRulePage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/readManageRule/thesisPlan',
  exampleStudent: '王雨桐',
});
