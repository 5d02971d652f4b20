import { declarePage } from '../../../routes/declare-page.ts';

export const analysisPage = declarePage({
  path: '/course/analysis/:subjectId/:testRecordId/:id',
  title: '试题解析',
  component: 'analysis',
  code: () => import('./AnalysisPage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/course/list',
  example: '/course/analysis/13004/f6b226ae5f204e7f5063ac1b566a2818/13004-assessment',
});
