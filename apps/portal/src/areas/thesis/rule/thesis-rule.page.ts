import { declarePage } from '../../../routes/declare-page.ts';

export const thesisRulePage = declarePage({
  path: '/thesis/readThesisRule/:planId',
  title: '论文格式规范',
  component: 'thesisRule',
  code: () => import('./ThesisRulePage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/readThesisRule/thesisPlan',
  exampleStudent: '王雨桐',
});
