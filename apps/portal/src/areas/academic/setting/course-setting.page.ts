import { declarePage } from '../../../routes/declare-page.ts';

export const courseSettingPage = declarePage({
  path: '/academic/course/setting',
  title: '课程设置',
  component: 'courseSetting',
  code: () => import('./CourseSettingPage.tsx'),
  skeleton: 'list',
  keepAlive: true,
});
