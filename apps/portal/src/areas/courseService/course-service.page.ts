import { declarePage } from '../../routes/declare-page.ts';

export const courseServicePage = declarePage({
  path: '/courseService',
  title: '课程服务查询',
  component: 'courseService',
  code: () => import('./CourseServicePage.tsx'),
  skeleton: 'list',
  hidden: true,
  example: '/courseService?keyword=3708',
});
