import { declarePage } from '../../../routes/declare-page.ts';

export const examChapterPage = declarePage({
  path: '/exam/chapter/:id/:bizId?',
  title: '实践课章节',
  component: 'examChapter',
  code: () => import('./ExamChapterPage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/exam/practice/assessment',
  example: '/exam/chapter/13004/practice-now',
});
