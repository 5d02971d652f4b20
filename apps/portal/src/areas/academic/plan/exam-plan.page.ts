import { declarePage } from '../../../routes/declare-page.ts';
import { plannerPage } from '../planner/planner.page.ts';

export const examPlanPage = declarePage({
  path: '/academic/exam/plan',
  title: '考试计划',
  component: 'examPlan',
  code: () => import('./ExamPlanPage.tsx'),
  skeleton: 'record',
  keepAlive: true,
  views: [plannerPage],
});
