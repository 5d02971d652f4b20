import { declarePage } from '../../../routes/declare-page.ts';

export const examPlayPage = declarePage({
  path: '/exam/play/:bizId?',
  title: '实践课播放',
  component: 'examPlay',
  code: () => import('./ExamPlayPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  menuRail: true,
  activeMenu: '/exam/practice/assessment',
  example: '/exam/play/practice-now?courseId=13004&lessonId=13004-c05-l01',
});
