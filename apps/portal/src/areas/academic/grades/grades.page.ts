import { declarePage } from '../../../routes/declare-page.ts';

export const gradesPage = declarePage({
  path: '/academic/gradeSearch',
  title: '成绩查询',
  component: 'grades',
  code: () => import('./GradePage.tsx'),
  skeleton: 'list',
  keepAlive: true,
});
