import { declarePage } from '../../../routes/declare-page.ts';

export const reportRulePage = declarePage({
  path: '/thesis/readReportRule/:planId',
  title: '开题报告内容要求',
  component: 'reportRule',
  code: () => import('./ReportRulePage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/readReportRule/thesisPlan',
  exampleStudent: '王雨桐',
});
