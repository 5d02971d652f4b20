import { declarePage } from '../../../routes/declare-page.ts';

export const plannerPage = declarePage({
  path: '/academic/exam/plan?view=planner',
  title: '毕业倒推',
  component: 'planner',
  code: () => import('./PlannerPage.tsx'),
  skeleton: 'record',
});
