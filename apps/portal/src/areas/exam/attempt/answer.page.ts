import { declarePage } from '../../../routes/declare-page.ts';

export const answerPage = declarePage({
  path: '/course/answer/:subjectId/:id',
  title: '答题',
  component: 'answer',
  code: () => import('./AnswerPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
  activeMenu: '/course/list',
  fullScreen: true,
  example: '/course/answer/04735/04735-comprehensive',
});
