import { declarePage } from '../../../routes/declare-page.ts';

export const playPage = declarePage({
  path: '/course/play',
  title: '课程播放',
  component: 'play',
  code: () => import('./PlayPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  menuRail: true,
  activeMenu: '/course/list',
  example: '/course/play?courseId=13003&lessonId=13003-c05-l01',
});
