import { declarePage } from '../../../routes/declare-page.ts';

export const chapterPage = declarePage({
  path: '/course/chapter/:id',
  title: '课程章节',
  component: 'chapter',
  code: () => import('./ChapterPage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/course/list',
  example: '/course/chapter/04735',
});
