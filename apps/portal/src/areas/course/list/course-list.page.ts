import { declarePage } from '../../../routes/declare-page.ts';

export const courseListPage = declarePage({
  path: '/course/list',
  title: '课程学习',
  component: 'courseList',
  code: () => import('./CourseListPage.tsx'),
  skeleton: 'list',
  keepAlive: true,
});
