import { declarePage } from '../../../routes/declare-page.ts';

export const assessmentPage = declarePage({
  path: '/exam/practice/assessment',
  title: '实践测评',
  component: 'assessment',
  code: () => import('./AssessmentPage.tsx'),
  skeleton: 'list',
  icon: 'certificate',
  keepAlive: true,
});
